/** Exact chances of an opening hand: so many cards drawn from a deck without being put back. */
import type { Card } from "../types";
import type { Deck, Get } from "./deck";

export const HAND = 6; // cards that are drawn before the first turn

/** The chance that at least one of `wanted` among `all` cards is in a hand. */
export function atLeastOne(all: number, wanted: number, hand = HAND): number {
  if (all === 0) return 0;
  let none = 1;
  for (let drawn = 0; drawn < Math.min(hand, all); drawn += 1) none *= Math.max(0, all - wanted - drawn) / (all - drawn);
  return 1 - none;
}

/** So many in a hundred, and neither never nor always where it is not. */
export function inHundred(chance: number): number {
  const rounded = Math.round(chance * 100);
  if (chance > 0 && rounded === 0) return 1;
  return chance < 1 && rounded === 100 ? 99 : rounded;
}

/** What hands are drawn from: all but the main character, who stands in the front line. */
export function drawn(deck: Deck): string[] {
  const at = deck.main === null ? -1 : deck.cards.indexOf(deck.main);
  return deck.cards.filter((_, place) => place !== at);
}

/** The chances worth knowing: a card onto which the main character is promoted, and a unit for the first turn. */
export function chances(deck: Deck, get: Get): { promote: number | null; first: number } {
  const pile = drawn(deck).map(get).filter((card) => card !== null);
  const main = deck.main === null ? null : get(deck.main);
  const share = (fits: (card: Card) => boolean) => inHundred(atLeastOne(pile.length, pile.filter(fits).length));
  return { promote: main && share((card) => card.unit === main.unit && card.promotion !== null), first: share((card) => card.cost === 1) };
}

/** A hand as it might be drawn; `lot` gives one of 0 to n - 1. */
export function hand(deck: Deck, lot: (n: number) => number = (n) => Math.floor(Math.random() * n)): string[] {
  const pile = drawn(deck);
  return Array.from({ length: Math.min(HAND, pile.length) }, () => pile.splice(lot(pile.length), 1)[0]!);
}
