/** Decks and rule sets that an account keeps, and decks as text read line by line. */
import { asGuest, ask } from "../api";
import type { DeckRead, DeckShelf, KeptDeck, KeptRuleSet, RulesKept } from "../shapes";

export type { DeckRead, KeptDeck } from "../shapes";

const at = encodeURIComponent;

export const decks = {
  shelf: (game: string) => asGuest<DeckShelf>("GET", `/decks/${at(game)}`),
  keep: (game: string, { id, name, main, cards }: KeptDeck) => asGuest<KeptDeck>("PUT", `/decks/${at(game)}/${at(id)}`, { name, main, cards }),
  drop: (game: string, id: string) => asGuest<null>("DELETE", `/decks/${at(game)}/${at(id)}`),
  read: (game: string, text: string) => ask<DeckRead>("POST", `/decks/${at(game)}/read`, { text }),
};

export const keptRules = {
  all: (game: string) => asGuest<RulesKept>("GET", `/kept-rules/${at(game)}`),
  keep: (game: string, kept: KeptRuleSet) => asGuest<KeptRuleSet>("PUT", `/kept-rules/${at(game)}`, kept),
  drop: (game: string, name: string) => asGuest<null>("DELETE", `/kept-rules/${at(game)}?name=${at(name)}`),
};
