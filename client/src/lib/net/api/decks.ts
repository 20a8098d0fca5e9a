/** Decks that an account keeps, and decks as text read line by line. */
import { asGuest, ask } from "../api";
import type { DeckRead, DeckShelf, KeptDeck } from "../shapes";

export type { DeckRead, KeptDeck } from "../shapes";

const at = encodeURIComponent;

export const decks = {
  shelf: (game: string) => asGuest<DeckShelf>("GET", `/decks/${at(game)}`),
  keep: (game: string, { id, name, main, cards }: KeptDeck) => asGuest<KeptDeck>("PUT", `/decks/${at(game)}/${at(id)}`, { name, main, cards }),
  drop: (game: string, id: string) => asGuest<null>("DELETE", `/decks/${at(game)}/${at(id)}`),
  read: (game: string, text: string) => ask<DeckRead>("POST", `/decks/${at(game)}/read`, { text }),
};
