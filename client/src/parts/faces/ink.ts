/** The inks: paper, metals, hair and cloth, skins, and for each colour of a card its field, a second tone and the key. */
export const PAPER = "#FFF4E6";
export const BRASS = "#E0A63A";
export const DEEP_BRASS = "#8A5B10";
export const STEEL = "#E4E2E6";

/** Hair and cloth, by the letters of a look. */
export const INK: Record<string, string> = {
  k: "#46364A", b: "#4B7EC4", d: "#2C4A92", t: "#3FA3A0", g: "#63A35A", e: "#2F6F55", r: "#CF4632", m: "#8E2440",
  o: "#E0803A", n: "#8A5A3C", a: "#B9A79A", y: "#F0C862", w: "#E6E0E2", c: "#FFF4E6", v: "#A283C8", p: "#EE9FAB",
};

/** A skin: itself, in shade, and the gouges in the shade. */
export type Skin = [string, string, string];
export const SKINS: Record<string, Skin> = {
  1: ["#FFEEDB", "#F0C6A8", "#D08F6C"],
  2: ["#E9BE93", "#C99264", "#96613A"],
  3: ["#B67C54", "#8C5636", "#5E341E"],
};

/** Field, its second tone, and the ink of the key. */
type Tones = [string, string, string];
const TONES: Record<string, Tones> = {
  Red: ["#C03F2E", "#D9705A", "#430F12"],
  Blue: ["#2F60B2", "#6390D0", "#0E2049"],
  White: ["#F1E2C6", "#DDBF8E", "#43301F"],
  Black: ["#453A50", "#6B5C7A", "#160F1D"],
  Green: ["#2F8152", "#63AD7D", "#0C2F20"],
  Purple: ["#713E9C", "#9A72BF", "#28103F"],
  Yellow: ["#E6B138", "#F6D685", "#452C05"],
  Brown: ["#8C5C36", "#B58A60", "#2F1808"],
};
const COLOURLESS: Tones = ["#C4B2A6", "#DDD0C5", "#33232A"];

export const tonesOf = (colour: string | undefined): Tones => TONES[colour ?? ""] ?? COLOURLESS;
