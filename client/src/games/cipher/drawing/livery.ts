/** The two formats of a card, and the silhouettes, hatches and badges of the two sides: whose it is, is never told by colour alone. */
import type { Side } from "../types";

export const WIDTH = 63;
/** Units of a card that is 63 wide: its height, and where its picture begins. */
export interface Format {
  high: number;
  top: number;
}
export const TALL: Format = { high: 88, top: 15 };
/** For small windows: cost and range lie on the picture. */
export const SHORT: Format = { high: 72, top: 4 };
const PITCH = 4;

/** The cut-cornered red belongs to who plays first, the round blue to who plays second. */
export const paint = (side: Side): "red" | "blue" => (side === "first" ? "red" : "blue");

export function outline(side: Side, high: number, inset = 0): string {
  const right = WIDTH - inset;
  const low = high - inset;
  if (side === "second") {
    const r = 9 - inset * 0.7;
    return `M${inset + r} ${inset}H${right - r}a${r} ${r} 0 0 1 ${r} ${r}V${low - r}a${r} ${r} 0 0 1 ${-r} ${r}H${inset + r}a${r} ${r} 0 0 1 ${-r} ${-r}V${inset + r}a${r} ${r} 0 0 1 ${r} ${-r}z`;
  }
  const c = 8 - inset * 0.35;
  return `M${inset + c} ${inset}H${right - c}L${right} ${inset + c}V${low - c}L${right - c} ${low}H${inset + c}L${inset} ${low - c}V${inset + c}z`;
}

/** Upright lines for the first side, level ones for the second, ending at the outline. */
export function hatching(side: Side, high: number): string {
  const [span, length] = side === "second" ? [high, WIDTH] : [WIDTH, high];
  const corner = side === "second" ? 9 : 8;
  let path = "";
  for (let at = PITCH / 2; at < span; at += PITCH) {
    const d = Math.min(at, span - at);
    const cut = d >= corner ? 0 : side === "first" ? corner - d : corner - Math.sqrt(corner * corner - (corner - d) ** 2);
    path += side === "second" ? `M${cut} ${at}H${length - cut}` : `M${at} ${cut}V${length - cut}`;
  }
  return path;
}
