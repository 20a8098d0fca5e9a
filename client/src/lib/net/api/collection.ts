/** Collections, the shop, trades and winnings. */
import { asGuest } from "../api";
import type { CardSets, OpenedPack, Owned, Pickable, Registered, Statement, Trade } from "../shapes";

export type {
  Given,
  Odds as Chance,
  Owned as Shelf,
  Pack,
  Possession as Owned,
  Registered as Entry,
  StatementLine,
  Taken,
  Trade,
  Winnings,
} from "../shapes";

export type Gives = Record<string, number>;

const at = encodeURIComponent;
const shelf = (game: string, set: string) => `${at(game)}/${at(set)}`;

export const collection = {
  sets: () => asGuest<CardSets>("GET", "/collection"),
  enrol: (game: string, set: string) => asGuest<unknown>("POST", `/collection/${shelf(game, set)}/enrol`),
  cards: (game: string, set: string, of = "") => asGuest<Owned>("GET", `/collection/${shelf(game, set)}${of && `?of=${at(of)}`}`),
  buy: (game: string, set: string, card: string) => asGuest<unknown>("POST", `/shop/${shelf(game, set)}/cards/${at(card)}/buy`, { count: 1 }),
  sell: (game: string, set: string, card: string) => asGuest<unknown>("POST", `/shop/${shelf(game, set)}/cards/${at(card)}/sell`, { count: 1 }),
  open: (game: string, set: string, pack: string) => asGuest<OpenedPack>("POST", `/shop/${shelf(game, set)}/packs/${at(pack)}`),
  entry: (game: string, set: string, card: string) => asGuest<Registered>("GET", `/register/${shelf(game, set)}/${at(card)}`),
  statement: (before: number | null) => asGuest<Statement>("GET", `/ledger${before === null ? "" : `?before=${before}`}`),
  trades: () => asGuest<Trade[]>("GET", "/trades"),
  propose: (to: string, mine: Gives, theirs: Gives) => asGuest<Trade>("POST", "/trades", { to, mine, theirs }),
  change: (trade: Trade, mine: Gives, theirs: Gives) => asGuest<Trade>("POST", `/trades/${at(trade.id)}/list`, { seen: trade.list, mine, theirs }),
  agree: (trade: Trade) => asGuest<Trade>("POST", `/trades/${at(trade.id)}/agree`, { seen: trade.list }),
  withdraw: (trade: Trade) => asGuest<Trade>("DELETE", `/trades/${at(trade.id)}`),
  winnings: (match: string) => asGuest<Pickable>("GET", `/matches/${at(match)}/winnings`),
  pick: (match: string, cards: string[]) => asGuest<unknown>("POST", `/matches/${at(match)}/winnings`, { cards }),
};
