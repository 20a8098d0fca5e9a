/** What is drawn for cards while the client is built: the people among them, and for each seat the frames of better cards. */
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
const WINDOW = 27; // the radius of the medallion

/** Leaves in three corners: the seal of the seat lies in the fourth. */
const twigs = (inset: number): string =>
  [[1, 1], [1, 0], [0, 1]].map(([right, low]) => leaves(right ? 98 - inset : 2 + inset, low ? 118 - inset : 2 + inset, right ? -1 : 1, low ? -1 : 1, 1.9)).join("");
const beads = Array.from({ length: 24 }, (_, at) => disc(round(50 + 28.5 * Math.cos((at * Math.PI) / 12)), round(60 + 28.5 * Math.sin((at * Math.PI) / 12)), 3)).join("");

/** The frame of a seat's card: the better it is, the more an engraver has added. */
function frame(colour: Colour, worth: number) {
  const deep = `var(--${colour}-deep)`;
  const leaf = (inset: number, ink: string) => path(twigs(inset), ink, ` stroke="${deep}" stroke-width=".6"`);
  const border = outline(colour, 2.5) + outline(colour, 9.5);
  const rim = path(medallion(colour, WINDOW), "none", ` stroke="${GILDED}" stroke-width="2.6"`);
  const drawn = {
    [RULED]: () => line(outline(colour, 6.6), PAPER, 0.8),
    [PEARLED]: () => line(outline(colour, 6.6), PAPER, 0.8) + pearls(outline(colour, 9), 1.5, 4),
    [ENGRAVED]: () => line(outline(colour, 6.6), PAPER, 0.8) + leaf(10, PAPER) + path(rays(24, 26.5, 0.09, () => 31, true, 60), PAPER) + path(rays(24, 9, 0.03, () => 24, true, 60), deep, ' opacity=".3"'),
    [GILT]: () => gilt(100, 120) + line(outline(colour, 4), GILDED, 3) + line(outline(colour, 4), deep, 0.6) + line(outline(colour, 8), GILDED, 1) + leaf(10, GILDED) + path(rays(24, 9, 0.03, () => 24, true, 60), deep, ' opacity=".3"') + rim + lit(border),
    [RICHEST]: () => gilt(100, 120) + path(border, GILDED, ` fill-rule="evenodd" stroke="${deep}" stroke-width=".8"`) + guilloche(6, 6, 88, 108, colour === "red" ? 10.8 : 14.4, 3.6, 4.8) + leaf(12, GILDED) + path(beads, GILDED, ` stroke="${DEEP_BRASS}" stroke-width=".5"`) + path(medallion(colour, WINDOW), "var(--cream)") + iris(50, 60, 25, 48) + rim + lit(border),
  }[worth]!;
  return { body: drawn(), width: 100, height: 120 };
}
const lit = (border: string): string => `<clipPath id="§v"><path d="${border}" clip-rule="evenodd"/></clipPath><g clip-path="url(#§v)">${sheen(0, 0, 100, 120)}</g>`;

const people = [...table.matchAll(ROW)].map(([, name, look, gender, weapon]) => [personPicture(name!), sit(name!, look!, gender!, weapon)] as const);
const frames = (["red", "blue"] as const).flatMap((colour) => [RULED, PEARLED, ENGRAVED, GILT, RICHEST].map((worth) => [framePicture(colour, worth), frame(colour, worth)] as const));
export default Object.fromEntries([...people, ...frames]);
