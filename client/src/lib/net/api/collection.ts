/** Collections, the shop, trades and winnings. */
import { asGuest } from "../api";
import type { Said } from "../wire";

export interface Owned {
  id: string;
  asset: string;
  name: string;
  price: number;
  pays: number;
  count: number;
  staked: number;
}

export interface Chance {
  price: number;
  cards: number;
  chance: string;
  percent: number;
}

export interface Pack {
  name: string;
  price: number;
  cards: number;
  odds: { count: number; chances: Chance[] }[];
}

export interface Shelf {
  game: string;
  set: string;
  cards: Owned[];
  packs: Pack[];
  owner: { id: string; name: string; you: boolean };
  gil: number | null; // nobody but its owner knows
  commitment: string;
}

export interface Line {
  number: number;
  time: string;
  memo: string;
  match: string | null;
  with: string | null;
  changes: { asset: string; name: string; amount: number }[];
}

export interface Entry {
  game: string;
  set: string;
  id: string;
  asset: string;
  name: string;
  price: number;
  pays: number;
  mine: number; // copies that are not at stake
  card: unknown;
  holders: { id: string; name: string; count: number; you: boolean }[];
}

export interface Given {
  asset: string;
  name: string;
  count: number;
}

export interface Trade {
  id: string;
  with: { id: string; name: string };
  mine: Given[];
  theirs: Given[];
  list: string;
  agreed: { me: boolean; them: boolean };
  status: "open" | "done" | "withdrawn" | "lapsed";
  lapse: Said | null; // what I did not have any more
  changed: string;
}

export interface Winnings {
  match: string;
  yours: boolean;
  picks: number;
  pool: { asset: string; name: string }[];
  deadline: string;
}

export type Gives = Record<string, number>;

const at = encodeURIComponent;
const shelf = (game: string, set: string) => `${at(game)}/${at(set)}`;

export const collection = {
  sets: () => asGuest<{ gil: number; sets: { game: string; set: string }[] }>("GET", "/collection"),
  enrol: (game: string, set: string) => asGuest<unknown>("POST", `/collection/${shelf(game, set)}/enrol`),
  cards: (game: string, set: string, of = "") => asGuest<Shelf>("GET", `/collection/${shelf(game, set)}${of && `?of=${at(of)}`}`),
  buy: (game: string, set: string, card: string) => asGuest<unknown>("POST", `/shop/${shelf(game, set)}/cards/${at(card)}/buy`, { count: 1 }),
  sell: (game: string, set: string, card: string) => asGuest<unknown>("POST", `/shop/${shelf(game, set)}/cards/${at(card)}/sell`, { count: 1 }),
  open: (game: string, set: string, pack: string) => asGuest<{ cards: string[] }>("POST", `/shop/${shelf(game, set)}/packs/${at(pack)}`),
  entry: (game: string, set: string, card: string) => asGuest<Entry>("GET", `/register/${shelf(game, set)}/${at(card)}`),
  statement: (before: number | null) => asGuest<{ lines: Line[]; next: number | null }>("GET", `/ledger${before === null ? "" : `?before=${before}`}`),
  trades: () => asGuest<Trade[]>("GET", "/trades"),
  propose: (to: string, mine: Gives, theirs: Gives) => asGuest<Trade>("POST", "/trades", { to, mine, theirs }),
  agree: (trade: Trade) => asGuest<Trade>("POST", `/trades/${at(trade.id)}/agree`, { seen: trade.list }),
  withdraw: (trade: Trade) => asGuest<Trade>("DELETE", `/trades/${at(trade.id)}`),
  winnings: (match: string) => asGuest<{ winnings: Winnings | null }>("GET", `/matches/${at(match)}/winnings`),
  pick: (match: string, cards: string[]) => asGuest<unknown>("POST", `/matches/${at(match)}/winnings`, { cards }),
};
