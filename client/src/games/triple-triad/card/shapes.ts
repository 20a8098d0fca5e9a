/** Silhouettes, hatches and badges of the two liveries, as path data (ownership is never colour alone). */
import type { Colour } from "../types";

/** The outline of a card of 100 x 120, drawn in by `inset`: blue is round, red is cut. */
export function outline(colour: Colour, inset = 0): string {
  const right = 100 - inset;
  const low = 120 - inset;
  if (colour === "blue") {
    const r = 20 - inset * 0.7;
    return `M${inset + r} ${inset}H${right - r}a${r} ${r} 0 0 1 ${r} ${r}V${low - r}a${r} ${r} 0 0 1 ${-r} ${r}H${inset + r}a${r} ${r} 0 0 1 ${-r} ${-r}V${inset + r}a${r} ${r} 0 0 1 ${r} ${-r}z`;
  }
  const c = 15 - inset * 0.35;
  return `M${inset + c} ${inset}H${right - c}L${right} ${inset + c}V${low - c}L${right - c} ${low}H${inset + c}L${inset} ${low - c}V${inset + c}z`;
}

/** Where the numbers of a card stand: top, right, bottom, left. */
export const NUMERALS = [
  [50, 16.5],
  [87, 60],
  [50, 103.5],
  [13, 60],
] as const;

const PITCH = 5;

/** How far the corner cuts into a hatch line at distance `d` from the edge. */
function cut(colour: Colour, d: number): number {
  if (colour === "red") return Math.max(0, 15 - d);
  return d >= 20 ? 0 : 20 - Math.sqrt(400 - (20 - d) ** 2);
}

/** Horizontal lines for blue, vertical lines for red, ending at the outline. */
function hatching(colour: Colour): string {
  const span = colour === "blue" ? 120 : 100;
  const length = colour === "blue" ? 100 : 120;
  let path = "";
  for (let at = PITCH / 2; at < span; at += PITCH) {
    const start = cut(colour, Math.min(at, span - at));
    path += colour === "blue" ? `M${start} ${at}H${length - start}` : `M${at} ${start}V${length - start}`;
  }
  return path;
}

export const HATCH: Record<Colour, string> = { red: hatching("red"), blue: hatching("blue") };
export const OUTLINE: Record<Colour, string> = { red: outline("red"), blue: outline("blue") };
export const HAIRLINE: Record<Colour, string> = { red: outline("red", 4), blue: outline("blue", 4) };

/** Where a head steps out of its medallion. */
export const ABOVE = "M14 28.5H86V43L76 52V60H24V52L14 43z";

/** A round medallion for blue, an octagon for red, about the middle of the card. */
export function medallion(colour: Colour, radius: number): string {
  if (colour === "blue") return `M${50 - radius} 60a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
  const k = radius * 0.44;
  return `M${50 - k} ${60 - radius}H${50 + k}L${50 + radius} ${60 - k}V${60 + k}L${50 + k} ${60 + radius}H${50 - k}L${50 - radius} ${60 + k}V${60 - k}z`;
}
