/** The game's own shapes: what the referee sends about a Chakart match. */
import type { Entry as HallEntry, Match as HallMatch, Said } from "../../lib/net/wire";

export type { Refused, Said } from "../../lib/net/wire";
export type { Translate } from "../../lib/words/words";

export type Colour = "white" | "black";
export type Match = HallMatch<Colour>;
export type Man = "p" | "n" | "b" | "r" | "q" | "k";
export type Thing = "mushroom" | "egg" | "banana" | "bomb";
export type Effect = "kingboo" | "koopa" | "toadette" | "chomp" | "daisy" | "bowser" | "luigi" | "waluigi";
export type Pending = "kingboo" | "toadette" | "daisy" | "promotion" | null;
export type Square = string; // "e4"

export interface Standing {
  man: Man;
  colour: Colour;
  immobilised: boolean;
  hidden: boolean;
}
export type Occupant = Standing | { object: Thing } | null;
export type Board = Occupant[]; // 64, a1 first, then b1

export type MoveKind = "move" | "stealth" | "shell" | "swap" | "drop" | "promotion" | "claim";
export interface Move {
  action: string;
  kind: MoveKind;
  from: Square | null;
  to: Square | null;
  man: Man | null; // what is promoted to or dropped
  takes: "man" | "object" | null;
}

/** What a board shows and what may be done on it: a table's view, or a position being studied. */
export interface Position {
  board: Board;
  to_act: Colour | null;
  pending: Pending;
  mover: Square | null;
  shell: Record<Colour, boolean>;
  stealth: Record<Colour, boolean>;
  captured: Record<Colour, Record<Man, number>>;
  halfmoves: number;
  legal?: Move[];
}

export interface Result {
  winner: Colour | null;
  reason: string;
}

export interface View extends Position {
  game: string;
  viewer: Colour | "spectator";
  fen: string;
  repeated: number;
  result: Result | null;
}

type Told<Kind extends string, Fields = object> = Said & { kind: Kind } & Fields;
export type GameEvent =
  | Told<"move", { colour: Colour; man: Man; from: Square; to: Square }>
  | Told<"capture", { colour: Colour; man: Man; at: Square; by: string }>
  | Told<"promoted", { colour: Colour; at: Square; man: Man }>
  | Told<"taken" | "left" | "stopped", { object: Thing; at: Square }>
  | Told<"redirected", { object: Thing; from: Square; to: Square; candidates: Square[] }>
  | Told<"pushed", { from: Square; to: Square }>
  | Told<"jumped", { from: Square; to: Square; over: Square }>
  | Told<"egg", { at: Square; effect: Effect; pool: Effect[] }>
  | Told<"returned", { man: Man; from: Square; to: Square }>
  | Told<"chomped" | "immobilised", { at: Square; man: Man }>
  | Told<"converted", { at: Square; man: Man; to: Colour; candidates: Square[] }>
  | Told<"bonus", { effect: Effect; lapsed?: boolean }>
  | Told<"dropped", { object: Thing; at: Square; candidates: Square[] }>
  | Told<"shell", { from: Square; to: Square }>
  | Told<"stealth", { from: Square; to: Square | null }>
  | Told<"swapped", { from: Square; to: Square }>
  | Told<"placed", { man: Man; colour: Colour; at: Square }>
  | Told<"choose" | "revealed", { at: Square }>
  | Told<"released", { squares: Square[] }>
  | Told<"noted", { notation: string; colour: Colour }>
  | Told<"over", { winner: Colour | null; reason: string }>
  | Told<"dealt", { fen: string }>
  | Told<"resigned", { seat: Colour }>;

export interface Entry extends HallEntry<Colour> {
  events: GameEvent[];
  view: View;
}
