/** What Chakart's folder reads and draws: the shapes of its game. */
import type { Entry as HallEntry, Match as HallMatch, TableEvent, TakebackEvent } from "../../lib/net/wire";
import type { Colour, GameEvent as Happened, Occupant, View } from "./shapes";

export type { Refused, Said } from "../../lib/net/wire";
export type { Translate } from "../../lib/words/words";
export type { Colour, Effect, PieceKind, Move, MoveKind, Occupant, Pending, Piece, Square, Thing, View } from "./shapes";

export type Match = HallMatch<Colour>;
export type Board = Occupant[]; // 64, a1 first, then b1

/** What a board shows and what may be done on it: a table's view, or a position being studied. */
export type Position = Pick<View, "board" | "to_act" | "pending" | "mover" | "shell" | "stealth" | "captured" | "halfmoves"> & Partial<Pick<View, "legal">>;

export type Result = Pick<NonNullable<View["result"]>, "winner" | "reason">;
export type GameEvent = Happened | TableEvent | TakebackEvent;
export type Entry = HallEntry<Colour, GameEvent, View>;
