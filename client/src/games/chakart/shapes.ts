/** What the server tells: made from its types by `make types`. */

export type Effect = "kingboo" | "koopa" | "toadette" | "chomp" | "daisy" | "bowser" | "luigi" | "waluigi";
export type Colour = "white" | "black";
export type Man = "p" | "n" | "b" | "r" | "q" | "k";
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
 * An effect is to be decided on, or has lapsed.
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
 * The men that each seat has captured.
 */
export interface Captives {
  white: Men;
  black: Men;
}
/**
 * How many men of each kind.
 */
export interface Men {
  p: number;
  r: number;
  n: number;
  b: number;
  q: number;
  k: number;
}
/**
 * A man was captured.
 */
export interface Captured {
  en: string;
  fr: string;
  kind: "capture";
  seat?: string | null;
  colour: Colour;
  man: Man;
  at: Square;
  by: CapturedBy;
}
/**
 * What may be done in a position.
 */
export interface Choices {
  to_act: Colour | null;
  legal: string[];
  result: "*" | "1-0" | "0-1" | "1/2-1/2";
}
/**
 * One of the candidates changed sides.
 */
export interface Converted {
  en: string;
  fr: string;
  kind: "converted";
  seat?: string | null;
  at: Square;
  man: Man;
  to: Colour;
  candidates: Square[];
}
/**
 * The match begins from this position.
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
 * An object fell on one of the candidates.
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
 * An egg drew an effect from its pool.
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
 * A man moved.
 */
export interface Moved {
  en: string;
  fr: string;
  kind: "move";
  seat?: string | null;
  from: Square;
  to: Square;
  colour: Colour;
  man: Man;
}
/**
 * A pawn became another man.
 */
export interface Promoted {
  en: string;
  fr: string;
  kind: "promoted";
  seat?: string | null;
  colour: Colour;
  man: Man;
  at: Square;
}
/**
 * An object was taken or left, or it stopped a piece. One that a shell hit was taken `by` it: nobody came there.
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
 * An object sent a man elsewhere: to one of the candidates.
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
 * A man was pushed, threw a shell, or changed places.
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
 * A man jumped over a square.
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
 * A man returned to where it came from.
 */
export interface Returned {
  en: string;
  fr: string;
  kind: "returned";
  seat?: string | null;
  from: Square;
  to: Square;
  man: Man;
}
/**
 * A man was chomped or immobilised.
 */
export interface Struck {
  en: string;
  fr: string;
  kind: "chomped" | "immobilised";
  seat?: string | null;
  at: Square;
  man: Man;
}
/**
 * A queen moved unseen.
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
 * A man was put on a square.
 */
export interface Placed {
  en: string;
  fr: string;
  kind: "placed";
  seat?: string | null;
  colour: Colour;
  man: Man;
  at: Square;
}
/**
 * A pawn is to be promoted, or who was unseen is seen.
 */
export interface Marked {
  en: string;
  fr: string;
  kind: "choose" | "revealed";
  seat?: string | null;
  at: Square;
}
/**
 * Men can move again.
 */
export interface Released {
  en: string;
  fr: string;
  kind: "released";
  seat?: string | null;
  squares: Square[];
}
/**
 * The action in the game's notation.
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
 * The match is over.
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
  man: Man | null;
  takes: ("man" | "object") | null;
}
/**
 * A man on a square.
 */
export interface Piece {
  man: Man;
  colour: Colour;
  immobilised: boolean;
  hidden: boolean;
}
/**
 * All that can come of an action.
 */
export interface Outcomes {
  outcomes: RuledOutcome[];
}
/**
 * What can come of an action: its probability, a fraction, and the promotion chosen after the dice, if any.
 */
export interface RuledOutcome {
  probability: string;
  position: RuledPosition;
  choose: Man | null;
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
 * Who has a power left.
 */
export interface Powers {
  white: boolean;
  black: boolean;
}
/**
 * How a match ended; there is no score.
 */
export interface Result {
  winner: Colour | null;
  reason: string;
  score: null;
}
/**
 * A table as one viewer sees it; the squares of the board are a1, b1, and so on.
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
}
