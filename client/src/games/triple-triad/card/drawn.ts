/** What is drawn for cards while the client is built: the people among them, and the frames of better cards, for each seat and for proofs. */
import table from "../../../../../src/parlour/games/triple_triad/data/persons.toml?raw";
import { GILDED, gilt, guilloche, iris, leaves, pearls, sheen } from "../../../parts/faces/engraving";
import { disc, line, path, round } from "../../../parts/faces/gouge";
import { rays } from "../../../parts/faces/ground";
import { DEEP_BRASS, PAPER } from "../../../parts/faces/ink";
import type { Colour } from "../types";
import { ENGRAVED, GILT, PEARLED, RICHEST, RULED, framePicture, personPicture } from "./pictures";
import { medallion, outline } from "./shapes";
import { sit } from "./sitter";

const ROW = /^"(.+)" = \{ look = "(\w+)", gender = "(\w+)"(?:, weapon = "(\w+)")? \}$/gm;
const DARK = "#2a1826"; // the ink of a proof
const WINDOW = 27; // the radius of the medallion

/** Leaves in three corners: the seal of the seat lies in the fourth. */
const twigs = ([x, y, w, h]: Box, inset: number): string =>
  [[1, 1], [1, 0], [0, 1]].map(([right, low]) => leaves(right ? x + w - inset : x + inset, low ? y + h - inset : y + inset, right ? -1 : 1, low ? -1 : 1, 1.9)).join("");
/** A box with round corners, drawn in. */
export function sheet(box: Box, inset: number, r: number): string {
  const [x, y, w, h] = [box[0] + inset, box[1] + inset, box[2] - 2 * inset, box[3] - 2 * inset];
  return `M${x + r} ${y}H${x + w - r}a${r} ${r} 0 0 1 ${r} ${r}V${y + h - r}a${r} ${r} 0 0 1 ${-r} ${r}H${x + r}a${r} ${r} 0 0 1 ${-r} ${-r}V${y + r}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}
const beads = Array.from({ length: 24 }, (_, at) => disc(round(50 + 28.5 * Math.cos((at * Math.PI) / 12)), round(60 + 28.5 * Math.sin((at * Math.PI) / 12)), 3)).join("");

type Box = [x: number, y: number, w: number, h: number];

/** What a frame is made for: the outline of the card, the rim of its window, and the inks of what is engraved. */
export interface Mould {
  box: Box;
  edge: (inset: number) => string;
  rim: string;
  corner: number; // free of waves
  deep: string;
  light: string;
  ground: string;
  lit: (border: string) => string;
}
const CARD: Box = [0, 0, 100, 120];
const seat = (colour: Colour): Mould => ({ box: CARD, edge: (inset) => outline(colour, inset), rim: medallion(colour, WINDOW), corner: colour === "red" ? 10.8 : 14.4, deep: `var(--${colour}-deep)`, light: PAPER, ground: "var(--cream)", lit });
/** On paper all is ink and gold, and no light runs over it. */
const PROOF: Mould = { box: CARD, edge: (inset) => sheet(CARD, inset, Math.max(1.5, 5 - inset / 2)), rim: sheet([25, 35, 50, 50], 0, 4), corner: 6, deep: DARK, light: DARK, ground: "none", lit: () => "" };

/** The frame of a card: the better it is, the more an engraver has added. */
export function frame({ box, edge, rim: window, corner, deep, light, ground, lit }: Mould, worth: number) {
  const leaf = (inset: number, ink: string) => path(twigs(box, inset), ink, ` stroke="${deep}" stroke-width=".6"`);
  const border = edge(2.5) + edge(9.5);
  const rim = path(window, "none", ` stroke="${GILDED}" stroke-width="2.6"`);
  const shade = path(rays(24, 9, 0.03, () => 24, true, 60), deep, ' opacity=".3"');
  const drawn = {
    [RULED]: () => line(edge(6.6), light, 0.8),
    [PEARLED]: () => line(edge(6.6), light, 0.8) + pearls(edge(9), 1.5, 4, light),
    [ENGRAVED]: () => line(edge(6.6), light, 0.8) + leaf(12, light) + path(rays(24, 26.5, 0.09, () => 31, true, 60), light) + shade,
    [GILT]: () => gilt(100, 120) + line(edge(4), GILDED, 3) + line(edge(4), deep, 0.6) + line(edge(8), GILDED, 1) + leaf(12, GILDED) + shade + rim + lit(border),
    [RICHEST]: () => gilt(100, 120) + path(border, GILDED, ` fill-rule="evenodd" stroke="${deep}" stroke-width=".8"`) + guilloche(box[0] + 6, box[1] + 6, box[2] - 12, box[3] - 12, corner, 3.6, 4.8) + leaf(14, GILDED) + path(beads, GILDED, ` stroke="${DEEP_BRASS}" stroke-width=".5"`) + path(window, ground) + iris(50, 60, 25, 48) + rim + lit(border),
  }[worth]!;
  return { body: drawn(), width: 100, height: 120 };
}
const lit = (border: string): string => `<clipPath id="§v"><path d="${border}" clip-rule="evenodd"/></clipPath><g clip-path="url(#§v)">${sheen(0, 0, 100, 120)}</g>`;

const people = [...table.matchAll(ROW)].map(([, name, look, gender, weapon]) => [personPicture(name!), sit(name!, look!, gender!, weapon)] as const);
const moulds = { red: seat("red"), blue: seat("blue"), proof: PROOF };
const frames = (["red", "blue", "proof"] as const).flatMap((lies) => [RULED, PEARLED, ENGRAVED, GILT, RICHEST].map((worth) => [framePicture(lies, worth), frame(moulds[lies], worth)] as const));
export default Object.fromEntries([...people, ...frames]);
