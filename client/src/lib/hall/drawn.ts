/** A rule as a few shapes in a square of 48: grounds, little cards of the two sides, icons, lines and letters, in that order. */
import type { Livery } from "../table/livery";

type Box = [x: number, y: number, width: number, height: number];
interface Ground {
  box: Box;
  tone: "baize" | "velvet" | "sage" | "straw" | "brass" | "cream" | "dark" | "bare" | "spent";
  round: number; // of its corners
}
interface Little {
  colour: Livery;
  box: Box;
}
interface Picture {
  name: string; // of the icon set
  at: [x: number, y: number, size: number];
  fill: string;
  edge: number; // of a cream line around it, in the picture's own units
}
interface Stroke {
  path: string;
  tone: "ink" | "cream" | "kerb" | "brass" | "dark";
  width: number;
}
interface Lettering {
  text: string;
  at: [x: number, y: number]; // middle of its foot
  size: number;
  tone: "cream" | "ink" | "dark";
}
export interface RuleDrawing {
  grounds?: Ground[];
  cards?: Little[];
  icons?: Picture[];
  strokes?: Stroke[];
  letters?: Lettering[];
}

export const ground = (tone: Ground["tone"], x: number, y: number, w: number, h = w, round = 4): Ground => ({ box: [x, y, w, h], tone, round });
export const blue = (...box: Box): Little => ({ colour: "blue", box });
export const red = (...box: Box): Little => ({ colour: "red", box });
export const icon = (name: string, x: number, y: number, size: number, fill: string, edge = 0): Picture => ({ name, at: [x, y, size], fill, edge });
export const stroke = (path: string, tone: Stroke["tone"] = "ink", width = 2): Stroke => ({ path, tone, width });
export const letter = (text: string, x: number, y: number, size = 11, tone: Lettering["tone"] = "cream"): Lettering => ({ text, at: [x, y], size, tone });

const PITCH = 3;

/** The hatch of a little card: level lines for blue, upright ones for red. */
export function hatch({ colour, box: [x, y, w, h] }: Little): string {
  const lines = (from: number, to: number) => Array.from({ length: Math.floor((to - from) / PITCH) }, (_, at) => from + PITCH * (at + 0.5));
  return colour === "blue"
    ? lines(y + 2, y + h - 1).map((at) => `M${x + 1} ${at}h${w - 2}`).join("")
    : lines(x + 2, x + w - 1).map((at) => `M${at} ${y + 1}v${h - 2}`).join("");
}
