/** What a table asks a player to bring, read off its rules. */
import type { RuleValue } from "../../../lib/net/wire";

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
