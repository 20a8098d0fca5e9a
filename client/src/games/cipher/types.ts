/** What Cipher's folder reads and draws: the shapes of its game. */
import type { Entry as HallEntry, Match as HallMatch, TableEvent, TakebackEvent } from "../../lib/net/wire";
import type { GameEvent as Happened, Side, View } from "./shapes";

export type { Said } from "../../lib/net/wire";
export type { Translate } from "../../lib/words/words";
export type {
  Ask,
  AskKind,
  Battle,
  BattleStep,
  Card,
  Choice,
  ChoiceKind,
  Colour,
  Ability,
  Faced,
  Half,
  Held,
  Phase,
  Row as Line,
  Side,
  Starter,
  Sum,
  Supported,
  Unit,
  View,
} from "./shapes";

export type Match = HallMatch<Side>;
export type Result = NonNullable<View["result"]>;
export type GameEvent = Happened | TableEvent | TakebackEvent;
export type Entry = HallEntry<Side, GameEvent, View>;

export const other = (side: Side): Side => (side === "first" ? "second" : "first");
