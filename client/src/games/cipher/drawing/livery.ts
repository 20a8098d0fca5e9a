/** The two formats of a card, and the silhouettes, hatches and badges of the two sides: whose it is, is never told by colour alone. */
import { silhouette } from "../../../lib/table/livery";
import type { Side } from "../types";

export const WIDTH = 63;
/** Units of a card that is 63 wide: its height. */
export interface Format {
  high: number;
}
export const TALL: Format = { high: 88 };
/** For small windows: less of a person is seen. */
export const SHORT: Format = { high: 72 };
const PITCH = 3.2;
/** The cut-cornered red belongs to who plays first, the round blue to who plays second. */
export const paint = (side: Side): "red" | "blue" => (side === "first" ? "red" : "blue");

const CORNER = { first: 8, second: 9 };
const TURNS = { first: 0.35, second: 0.7 }; // how much less of a corner an outline has further in

export const outline = (side: Side, high: number, inset = 0): string => silhouette(paint(side), inset, inset, WIDTH - 2 * inset, high - 2 * inset, CORNER[side] - inset * TURNS[side]);

const hatches: Record<string, string> = {}; // a table full of cards has few

/** Upright lines for the first side, level ones for the second, ending at the outline. */
export const hatching = (side: Side, high: number): string => (hatches[`${side} ${high}`] ??= hatched(side, high));

function hatched(side: Side, high: number): string {
  const [span, length] = side === "second" ? [high, WIDTH] : [WIDTH, high];
  const corner = CORNER[side];
  let path = "";
  for (let at = PITCH / 2; at < span; at += PITCH) {
    const d = Math.min(at, span - at);
    const cut = d >= corner ? 0 : side === "first" ? corner - d : corner - Math.sqrt(corner * corner - (corner - d) ** 2);
    const [level, from] = [Math.round(at * 10) / 10, Math.round(cut * 10) / 10];
    path += side === "second" ? `M${from} ${level}H${length - from}` : `M${level} ${from}V${length - from}`;
  }
  return path;
}
