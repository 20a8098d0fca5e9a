/** What Triple Triad's folder reads and draws: the shapes of its game. */
import type { Entry as HallEntry, Match as HallMatch, TableEvent, TakebackEvent } from "../../lib/net/wire";
import type * as told from "./shapes";

export type { Refused, RuleSet } from "../../lib/net/wire";
export type { Translate } from "../../lib/words/words";
export type {
  Colour,
  Flipped,
  HandCard,
  Move,
  Op,
  Pair,
  Picked,
  Piece,
  Placed,
  Plus,
  Restriction,
  Round,
  Same,
  SetCard,
  Slid,
  SlottedCard,
  Travel,
} from "./shapes";

export type Match = HallMatch<told.Colour>;
/** What is drawn of a card; one of somebody's own has no id, and only one of a match a slot. */
export type Card = Pick<told.SlottedCard, "id" | "name" | "sides"> & Partial<Omit<told.SlottedCard, "power">> & { power?: number | null };
/** A card of somebody's own making has no id of the set. */
export type OwnCard = Omit<Card, "id"> & { id?: undefined };

/** The rounds and the spoils of a match that the table ended are not told. */
export type Result = Omit<told.Result, "rounds" | "spoils"> & { rounds?: number; spoils: told.Spoils | null };
export type View = Omit<told.View, "result"> & { result: Result | null };
export type GameEvent = told.GameEvent | TableEvent | TakebackEvent;
export type Entry = HallEntry<told.Colour, GameEvent, View>;
