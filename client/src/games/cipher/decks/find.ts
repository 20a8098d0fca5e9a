/** Finding cards for a deck. */
import { plain } from "../../../lib/cards/finding";
import type { Lang } from "../../../lib/words/first";
import type { Card, Colour, Ability } from "../types";

/** What is looked for: all words of the search, and one of each group of which any is named. */
export interface Wish {
  search: string;
  colours: Colour[];
  costs: number[];
  weapons: string[];
  abilities: Ability[];
  playable: boolean;
}

export const NOTHING: Wish = { search: "", colours: [], costs: [], weapons: [], abilities: [], playable: true };
export const DEAREST = 5; // and whatever costs more

/** A card as one searches it: its names in every language, codes and kinds as printed, its kinds and its text as the page says them. */
export function told(card: Card, lang: Lang, trait: (kind: string) => string): string {
  const kinds = [...card.weapons, ...card.types, ...card.colors];
  return plain([card.name, ...Object.values(card.called), card.code, ...card.prints, ...kinds, ...kinds.map((kind) => trait(kind.toLowerCase())), ...card.text[lang]].join(" "));
}

export function find(all: Card[], wish: Wish, searched: (card: Card) => string): Card[] {
  const words = plain(wish.search).split(/[\s“”"«»]+/).filter(Boolean);
  const among = <Kind>(wanted: Kind[], kinds: Kind[]) => wanted.length === 0 || kinds.some((kind) => wanted.includes(kind));
  return all.filter(
    (card) =>
      (!wish.playable || card.enforced) &&
      among(wish.colours, card.colors) &&
      among(wish.costs, [Math.min(card.cost, DEAREST)]) &&
      among(wish.weapons, card.weapons) &&
      among(wish.abilities, card.does) &&
      words.every((word) => searched(card).includes(word)),
  );
}
