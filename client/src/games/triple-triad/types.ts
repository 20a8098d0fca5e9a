/** The game's own shapes: what the referee sends about a Triple Triad match. */

import type { Entry as HallEntry, Match as HallMatch, Said } from "../../lib/net/wire";

export type { Refused } from "../../lib/net/wire";
export type { Translate } from "../../lib/words/words";
export type Colour = "red" | "blue";
export type Match = HallMatch<Colour>;
export type Travel = "up" | "down" | "left" | "right";
export type Op = "=" | "-" | "+";

export interface Card {
  id: number;
  name: string;
  sides: number[]; // top, right, bottom, left; 10 is A
  element?: string | null;
  power?: number | null;
  type?: string | null;
  level?: number | null;
  set?: string | null;
  slot?: number;
}

/** A card of somebody's own making has no id of the set. */
export type OwnCard = Omit<Card, "id"> & { id?: undefined };

export interface Piece {
  card: Card;
  colour: Colour;
  brought: Colour;
  delta: number;
}

export interface Restriction {
  op: Op;
  value: number;
  writing: "horizontal" | "vertical";
  travel: Travel;
}

export interface HandCard {
  slot: number;
  card: Card | null;
  brought: Colour;
  forced?: boolean;
}

export interface Move {
  action: string;
  slot: number;
  cell?: number;
  takes?: number;
  flips?: number[];
  lands?: number;
  travel?: Travel | null;
  delta?: number;
}

export interface Result {
  winner: Colour | null;
  score: Record<Colour, number>;
  reason: string;
  rounds: number;
  spoils?: { rule: string; cards?: number | unknown[]; [key: string]: unknown } | null;
}

export interface View {
  game: string;
  viewer: Colour | "spectator";
  phase: "pick" | "play" | "over";
  round: number;
  to_act: Colour | null;
  first: Colour;
  board: (Piece | null)[];
  elements: (string | null)[];
  restrictions: (Restriction | null)[];
  hands: Record<Colour, HandCard[]>;
  pools?: Record<Colour, HandCard[]>;
  score: Record<Colour, number>;
  placed: number | null;
  legal?: Move[];
  result: Result | null;
}

export interface Pair {
  side: number;
  cell: number | null; // null is the wall
  mine: number;
  theirs: number;
}

export type Placed = Said & { kind: "placed"; seat: Colour; slot: number; card: Card; cell: number };
export type Slid = Said & {
  kind: "slid";
  cell: number;
  travel: Travel;
  op: Op;
  value: number;
  power: number;
  moves: [number, number][];
};
export type Same = Said & { kind: "same"; cell: number; pairs: Pair[] };
export type Plus = Said & { kind: "plus"; cell: number; sum: number; pairs: Pair[] };
export type Flipped = Said & {
  kind: "flipped";
  cell: number;
  from: number;
  side: number;
  by: string;
  mine: number;
  theirs: number;
  mine_delta: number;
  theirs_delta: number;
  wave: number;
  colour: Colour;
  card: Card;
  attacker?: Card;
};
export type Round = Said & { kind: "round" | "dealt"; round: number; first: Colour };
export type Picked = Said & { kind: "picked"; seat: Colour; slot?: number; card?: Card | null };
export type Told = Said & { kind: "picking" | "swapped" | "roulette" | "forced" | "result" | "resigned" };
export type GameEvent = Placed | Slid | Same | Plus | Flipped | Round | Picked | Told;

export interface Entry extends HallEntry<Colour> {
  events: GameEvent[];
  view: View;
}
