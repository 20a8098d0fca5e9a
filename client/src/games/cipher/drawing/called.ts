/** What a card is called in the page's language: its unit, and the whole name, whose title stays as it is in English. */
import { lang } from "../../../lib/words/lang.svelte";
import type { Card } from "../types";

export const unitOf = (card: Card | null | undefined): string => card?.called[lang.current] ?? "";

export function nameOf(card: Card | null, otherwise = ""): string {
  if (!card) return otherwise;
  return card.called[lang.current] === card.unit ? card.name : `${card.title} ${unitOf(card)}`;
}
