/** What a table asks a player to bring, read off its rules. */
import type { Stake } from "../../../lib/hall/game";
import type { Bring, RuleValue } from "../../../lib/net/wire";
import { setOf } from "../../../lib/words/rules";

export interface HandWish {
  set: string;
  least: number;
  most: number;
}

const HAND = 5;
const DECK = 60;

/** Null when the table finds the cards itself. */
export function handOf(values: Record<string, RuleValue>): HandWish | null {
  const set = String(values.cards ?? "");
  switch (values.card_pick) {
    case "free":
      return { set, least: HAND, most: HAND };
    case "opponent":
    case "full":
      return { set, least: HAND, most: DECK };
    default:
      return null;
  }
}

/** Null where the cards stay with whose they are. */
export function stakeOf(values: Record<string, RuleValue>): Stake | null {
  const hand = handOf(values);
  if (values.trade === "none") return null;
  return { kind: String(values.trade), set: setOf(String(values.cards)), hand: hand && hand.least === hand.most ? hand.most : null, open: values.card_pick === "free" && values.visibility === "open" };
}

/** The numbers of the cards that were brought last, where they may be brought again: `free` are the copies of each. */
export function broughtAgain(last: Bring | undefined, hand: HandWish, free: Map<number, number>): number[] {
  const cards = last?.cards ?? [];
  const numbers = cards.filter((card) => typeof card === "number");
  const again = new Map<number, number>();
  for (const card of numbers) again.set(card, (again.get(card) ?? 0) + 1);
  const there = [...again].every(([card, count]) => count <= (free.get(card) ?? 0));
  return there && numbers.length === cards.length && numbers.length >= hand.least && numbers.length <= hand.most ? numbers : [];
}
