/** What Cipher's folder reads and draws: the shapes of its game. */
import type { Entry as HallEntry, Match as HallMatch } from "../../lib/net/wire";
import type { GameEvent, Side, View } from "./shapes";

export type { Said } from "../../lib/net/wire";
export type { Translate } from "../../lib/words/words";
export type {
  Ask,
  AskKind,
  Battle,
  BattleStep,
  Bond,
  Card,
  Choice,
  ChoiceKind,
  Colour,
  GameEvent,
  Half,
  Held,
  Phase,
  Row as Line,
  Side,
  Sum,
  Unit,
  View,
} from "./shapes";

export type Match = HallMatch<Side>;
export type Result = NonNullable<View["result"]>;
export type Entry = HallEntry<Side, GameEvent, View>;

export const other = (side: Side): Side => (side === "first" ? "second" : "first");
