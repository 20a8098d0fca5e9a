/** Squares of the track and where they lie, in the units of the drawing: squares of 60 inside a kerb of 13. */
import type { Colour, Square } from "./types";

export const SIDE = 60;
export const KERB = 13;
export const SPAN = 8 * SIDE;
export const WHOLE = SPAN + 2 * KERB;
export const FILES = "abcdefgh";

export const indexOf = (square: Square): number => FILES.indexOf(square[0]!) + 8 * (Number(square[1]) - 1);
export const squareAt = (index: number): Square => `${FILES[index % 8]}${Math.floor(index / 8) + 1}`;

export interface Point {
  x: number;
  y: number;
}

/** The top left corner of a square, seen by the side that sits near. */
export function corner(square: Square, near: Colour): Point {
  const index = indexOf(square);
  const file = index % 8;
  const rank = Math.floor(index / 8);
  return near === "white" ? { x: file * SIDE, y: (7 - rank) * SIDE } : { x: (7 - file) * SIDE, y: rank * SIDE };
}

export function middle(square: Square, near: Colour): Point {
  const { x, y } = corner(square, near);
  return { x: x + SIDE / 2, y: y + SIDE / 2 };
}

const [START, HEAD, HALF] = [22, 28, 12.7]; // of an arrow: where it begins beside a piece, how long its head is and half as wide

/** The two parts of an arrow whose tip is `to`. */
export function arrow(from: Point, to: Point): { shaft: string; head: string } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy);
  const along = (far: number, aside = 0): string => `${(from.x + (dx * far - dy * aside) / long).toFixed(1)} ${(from.y + (dy * far + dx * aside) / long).toFixed(1)}`;
  const neck = long - HEAD;
  return { shaft: `M${along(Math.min(START, neck))}L${along(neck + 2)}`, head: `M${along(long)}L${along(neck, HALF)}L${along(neck, -HALF)}z` };
}

/** The eight rows from the far edge to the near one, each from left to right. */
export function rows(near: Colour): Square[][] {
  const ranks = near === "white" ? [8, 7, 6, 5, 4, 3, 2, 1] : [1, 2, 3, 4, 5, 6, 7, 8];
  const files = near === "white" ? [...FILES] : [...FILES].reverse();
  return ranks.map((rank) => files.map((file) => `${file}${rank}`));
}

export const isLight = (square: Square): boolean => {
  const index = indexOf(square);
  return ((index % 8) + Math.floor(index / 8)) % 2 === 1;
};

/** The squares between two that lie on one line of a queen, from the first to the second; null where they do not. */
export function between(from: Square, to: Square): Square[] | null {
  const [a, b] = [indexOf(from), indexOf(to)];
  const [dx, dy] = [(b % 8) - (a % 8), Math.floor(b / 8) - Math.floor(a / 8)];
  if (a === b || (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy))) return null;
  const step = Math.sign(dx) + 8 * Math.sign(dy);
  const far = Math.max(Math.abs(dx), Math.abs(dy));
  return Array.from({ length: far - 1 }, (_, i) => squareAt(a + step * (i + 1)));
}

export const opposite = (colour: Colour): Colour => (colour === "white" ? "black" : "white");
