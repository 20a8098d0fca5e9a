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
/** What is asked after an address; what is empty is not, and without a community the hall's is meant. */
const asked = (question: Record<string, string>): string => {
  const said = new URLSearchParams(Object.entries(question).filter(([, value]) => value)).toString();
  return said && `?${said}`;
};

export const collection = {
  sets: (community = "") => asGuest<CardSets>("GET", `/collection${asked({ community })}`),
  enrol: (game: string, set: string, community = "") => asGuest<unknown>("POST", `/collection/${shelf(game, set)}/enrol${asked({ community })}`),
  cards: (game: string, set: string, of = "", community = "") => asGuest<Owned>("GET", `/collection/${shelf(game, set)}${asked({ of, community })}`),
  buy: (game: string, set: string, card: string, community = "") => asGuest<unknown>("POST", `/shop/${shelf(game, set)}/cards/${at(card)}/buy${asked({ community })}`, { count: 1 }),
  sell: (game: string, set: string, card: string, community = "") => asGuest<unknown>("POST", `/shop/${shelf(game, set)}/cards/${at(card)}/sell${asked({ community })}`, { count: 1 }),
  open: (game: string, set: string, pack: string, community = "") => asGuest<OpenedPack>("POST", `/shop/${shelf(game, set)}/packs/${at(pack)}${asked({ community })}`),
  entry: (game: string, set: string, card: string, community = "") => asGuest<Registered>("GET", `/register/${shelf(game, set)}/${at(card)}${asked({ community })}`),
  statement: (before: number | null, community = "", asset = "") => asGuest<Statement>("GET", `/ledger${asked({ before: String(before ?? ""), community, asset })}`),
  trades: () => asGuest<Trade[]>("GET", "/trades"),
  propose: (to: string, mine: Gives, theirs: Gives, message: string, community = "") => asGuest<Trade>("POST", "/trades", { to, mine, theirs, message, community: community || null }),
  change: (trade: Trade, mine: Gives, theirs: Gives, message: string) => asGuest<Trade>("POST", `/trades/${at(trade.id)}/list`, { seen: trade.list, mine, theirs, message }),
  agree: (trade: Trade) => asGuest<Trade>("POST", `/trades/${at(trade.id)}/agree`, { seen: trade.list }),
  withdraw: (trade: Trade) => asGuest<Trade>("DELETE", `/trades/${at(trade.id)}`),
  winnings: (match: string) => asGuest<Pickable>("GET", `/matches/${at(match)}/winnings`),
  pick: (match: string, cards: string[]) => asGuest<unknown>("POST", `/matches/${at(match)}/winnings`, { cards }),
};
