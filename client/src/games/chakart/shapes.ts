/** What the server tells: made from its types by `make types`. */

export type Effect = "kingboo" | "koopa" | "toadette" | "chomp" | "daisy" | "bowser" | "luigi" | "waluigi";
export type Colour = "white" | "black";
export type PieceKind = "p" | "n" | "b" | "r" | "q" | "k";
export type Square = string;
export type CapturedBy = "move" | "redirection" | "jump" | "push" | "shell" | "drop" | "chomp";
export type Thing = "mushroom" | "egg" | "banana" | "bomb";
export type GameEvent =
  | Moved
  | Captured
  | Promoted
  | ThingMet
  | Redirected
  | Went
  | Jumped
  | EggDrew
  | Returned
  | Struck
  | Converted
  | Bonus
  | Dropped
  | Stealth
  | Placed
  | Marked
  | Released
  | Noted
  | Over
  | Dealt;
export type MoveKind = "move" | "stealth" | "shell" | "swap" | "drop" | "promotion" | "claim";
export type Occupant = Piece | Lying | null;
export type Pending = ("kingboo" | "toadette" | "daisy" | "promotion") | null;
export type Ruling = Choices | Outcomes;

/**
 * The event that an effect awaits a decision, or has lapsed.
 */
export interface Bonus {
  en: string;
  fr: string;
  kind: "bonus";
  seat?: string | null;
  effect: Effect;
  lapsed: boolean;
}
/**
 * The captured pieces of each seat.
 */
export interface Captives {
  white: PieceCounts;
  black: PieceCounts;
}
/**
 * The number of pieces of each kind.
 */
export interface PieceCounts {
  p: number;
  r: number;
  n: number;
  b: number;
  q: number;
  k: number;
}
/**
 * The capture of a piece.
 */
export interface Captured {
  en: string;
  fr: string;
  kind: "capture";
  seat?: string | null;
  colour: Colour;
  man: PieceKind;
  at: Square;
  by: CapturedBy;
}
/**
 * The legal actions of a position.
 */
export interface Choices {
  to_act: Colour | null;
  legal: string[];
  result: "*" | "1-0" | "0-1" | "1/2-1/2";
}
/**
 * The event that one of the candidates changed sides.
 */
export interface Converted {
  en: string;
  fr: string;
  kind: "converted";
  seat?: string | null;
  at: Square;
  man: PieceKind;
  to: Colour;
  candidates: Square[];
}
/**
 * The position from which the match begins.
 */
export interface Dealt {
  en: string;
  fr: string;
  kind: "dealt";
  seat?: string | null;
  fen: string;
}
/**
 * A view as lines of text in every language; a line is pieces of (text, style).
 */
export interface Drawing {
  en: [string, string][][];
  fr: [string, string][][];
}
/**
 * The event that an object was dropped on one of the candidates.
 */
export interface Dropped {
  en: string;
  fr: string;
  kind: "dropped";
  seat?: string | null;
  object: Thing;
  at: Square;
  candidates: Square[];
}
/**
 * The event that an egg drew an effect from its pool.
 */
export interface EggDrew {
  en: string;
  fr: string;
  kind: "egg";
  seat?: string | null;
  at: Square;
  effect: Effect;
  pool: Effect[];
}
/**
 * The move of a piece.
 */
export interface Moved {
  en: string;
  fr: string;
  kind: "move";
  seat?: string | null;
  from: Square;
  to: Square;
  colour: Colour;
  man: PieceKind;
}
/**
 * The promotion of a pawn.
 */
export interface Promoted {
  en: string;
  fr: string;
  kind: "promoted";
  seat?: string | null;
  colour: Colour;
  man: PieceKind;
  at: Square;
}
/**
 * The event that an object was taken or left, or that it stopped a piece.
 *
 * An object that a shell hit was taken `by` the shell: no piece came there.
 */
export interface ThingMet {
  en: string;
  fr: string;
  kind: "taken" | "left" | "stopped";
  seat?: string | null;
  object: Thing;
  at: Square;
  by?: "shell";
}
/**
 * The event that an object sent a piece to one of the candidates.
 */
export interface Redirected {
  en: string;
  fr: string;
  kind: "redirected";
  seat?: string | null;
  from: Square;
  to: Square;
  object: Thing;
  candidates: Square[];
}
/**
 * The event that a piece was pushed, threw a shell, or changed places.
 */
export interface Went {
  en: string;
  fr: string;
  kind: "pushed" | "shell" | "swapped";
  seat?: string | null;
  from: Square;
  to: Square;
}
/**
 * The jump of a piece over a square.
 */
export interface Jumped {
  en: string;
  fr: string;
  kind: "jumped";
  seat?: string | null;
  from: Square;
  to: Square;
  over: Square;
}
/**
 * The return of a piece to the square it came from.
 */
export interface Returned {
  en: string;
  fr: string;
  kind: "returned";
  seat?: string | null;
  from: Square;
  to: Square;
  man: PieceKind;
}
/**
 * The event that a piece was chomped or immobilised.
 */
export interface Struck {
  en: string;
  fr: string;
  kind: "chomped" | "immobilised";
  seat?: string | null;
  at: Square;
  man: PieceKind;
}
/**
 * A stealth move of a queen.
 */
export interface Stealth {
  en: string;
  fr: string;
  kind: "stealth";
  seat?: string | null;
  from: Square;
  to: Square | null;
  colour: Colour;
}
/**
 * The event that a piece was put on a square.
 */
export interface Placed {
  en: string;
  fr: string;
  kind: "placed";
  seat?: string | null;
  colour: Colour;
  man: PieceKind;
  at: Square;
}
/**
 * The event that a pawn awaits its promotion, or that a hidden queen is seen again.
 */
export interface Marked {
  en: string;
  fr: string;
  kind: "choose" | "revealed";
  seat?: string | null;
  at: Square;
}
/**
 * The event that immobilised pieces can move again.
 */
export interface Released {
  en: string;
  fr: string;
  kind: "released";
  seat?: string | null;
  squares: Square[];
}
/**
 * The notation of an action.
 */
export interface Noted {
  en: string;
  fr: string;
  kind: "noted";
  seat?: string | null;
  notation: string;
  colour: Colour;
}
/**
 * The end of the match.
 */
export interface Over {
  en: string;
  fr: string;
  kind: "over";
  seat?: string | null;
  winner: Colour | null;
  reason: string | null;
}
/**
 * An object on a square.
 */
export interface Lying {
  object: Thing;
}
export interface Move {
  action: string;
  kind: MoveKind;
  from: Square | null;
  to: Square | null;
  man: PieceKind | null;
  takes: ("man" | "object") | null;
}
/**
 * A piece on a square.
 */
export interface Piece {
  man: PieceKind;
  colour: Colour;
  immobilised: boolean;
  hidden: boolean;
}
/**
 * All outcomes of an action.
 */
export interface Outcomes {
  outcomes: RuledOutcome[];
}
/**
 * An outcome of an action.
 *
 * It has its probability as a fraction, and the promotion chosen after the dice, if any.
 */
export interface RuledOutcome {
  probability: string;
  position: RuledPosition;
  choose: PieceKind | null;
  result: "*" | "1-0" | "0-1" | "1/2-1/2";
  events: GameEvent[];
}
/**
 * A position that belongs to no match.
 */
export interface RuledPosition {
  fen: string;
  pending: Pending;
  mover: Square | null;
}
/**
 * The seats that still have a power.
 */
export interface Powers {
  white: boolean;
  black: boolean;
}
/**
 * The end of a match; it has no score.
 */
export interface Result {
  winner: Colour | null;
  reason: string;
  score: null;
}
/**
 * A table as one viewer sees it; the squares of the board are listed from a1, b1 on.
 */
export interface View {
  game: string;
  viewer: "white" | "black" | "spectator";
  to_act: Colour | null;
  legal: Move[];
  result: Result | null;
  phase?: string;
  score?: unknown;
  drawing?: Drawing;
  fen: string;
  board: Occupant[];
  pending: Pending;
  mover: Square | null;
  halfmoves: number;
  shell: Powers;
  stealth: Powers;
  captured: Captives;
  repeated: number;
  suspects: Square[];
}
