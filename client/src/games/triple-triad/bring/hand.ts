/** What a table asks a player to bring, read off its rules. */
import type { Stake } from "../../../lib/hall/game";
import type { Bring, RuleValue } from "../../../lib/net/wire";
import type { SetCard } from "../types";
import { setOf } from "../../../lib/words/rules";

export interface HandWish {
  set: string;
  least: number;
  most: number;
  copies: boolean; // of a card may lie in it
}

const HAND = 5;
const DECK = 60;
const UNIQUE = 8; // from this level on there is one of each card

/** Null when the table finds the cards itself. */
export function handOf(values: Record<string, RuleValue>): HandWish | null {
  const set = String(values.cards ?? "");
  const copies = values.copies === true;
  switch (values.card_pick) {
    case "free":
      return { set, least: HAND, most: HAND, copies };
    case "opponent":
    case "full":
      return { set, least: HAND, most: DECK, copies };
    default:
      return null;
  }
}

/** How many of each card may be brought: as many as one has, where only those count, and copies where the table lets them be. */
export function allowed(cards: readonly Pick<SetCard, "id" | "level">[], hand: HandWish, owned: Map<number, number> | null): Map<number, number> {
  const most = (level: number): number => (hand.copies && level < UNIQUE ? hand.most : 1);
  return new Map(cards.map(({ id, level }) => [id, Math.min(most(level), owned ? (owned.get(id) ?? 0) : hand.most)]));
}

/** What is chosen once a card was tapped: one more of it, or none where no more of it may be. */
export function tapped(chosen: number[], id: number, hand: HandWish, free: Map<number, number>): number[] {
  const taken = chosen.filter((other) => other === id).length;
  if (taken < (free.get(id) ?? 0) && chosen.length < hand.most) return [...chosen, id];
  return chosen.filter((other) => other !== id);
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

/** The cards with one among them that was to be in the hand: it takes the place of the last where there is no other. */
export function withCard(chosen: number[], id: number, hand: HandWish, free: Map<number, number>): number[] {
  if (chosen.includes(id) || !free.get(id)) return chosen;
  return [...chosen.slice(0, hand.most - 1), id];
}
