/** The portraits of all cards that can be played, by their codes, and the frames that such cards have: printed while the client is built, for the server's pictures. */
import rows from "../../../../../src/parlour/games/cipher/data/cards.json";
import table from "../../../../../src/parlour/games/cipher/data/looks.toml?raw";
import type { Portrait, Portraits } from "../../../../portraits";
import type { Colour } from "../types";
import * as engraver from "./engraver";
import { frame, portrait, type Told } from "./frame";
import { SHORT, WIDTH } from "./livery";

const looks = new Map([...table.matchAll(/^"(.+)" = "(\S+)"$/gm)].map(([, name, look]) => [name!, look!]));
const printed = rows.map(({ unit_name: unit, class_change_cost: promotion, class: job, ...row }) => [row.code, portrait({ ...row, unit, promotion, job, look: looks.get(unit)! } as Told)] as const);

// The server's pictures have no style sheet, and no light moves in them.
const INKS: Record<string, string> = { "var(--red)": "#be3a2b", "var(--red-deep)": "#7e1f16", "var(--blue)": "#1f478c", "var(--blue-deep)": "#122f63", "§": "cipher-" };
const still = { ...engraver, sheen: () => "" };
const SIDES = ["first", "second"] as const;
const RARITIES = ["N", "HN", "R", "SR"] as const;
const colours = [...new Set(rows.map(({ colors }) => colors.join("-")))];

function framed(side: (typeof SIDES)[number], rarity: (typeof RARITIES)[number], plus: boolean, promoted: boolean, colors: string): Portrait {
  const card = { rarity, plus, promotion: promoted ? 1 : null, colors: colors.split("-").filter(Boolean) as Colour[] };
  return { box: `0 0 ${WIDTH} ${SHORT.high}`, drawn: frame(card, side, SHORT, 1, still).replace(/var\([^)]+\)|§/g, (ink) => INKS[ink]!) };
}
const frames = SIDES.flatMap((side) => RARITIES.flatMap((rarity) => [false, true].flatMap((plus) => [false, true].flatMap((promoted) => colours.map((colors) => [`frames/${[side, rarity + (plus ? "+" : ""), colors || "none", ...(promoted ? ["promoted"] : [])].join("/")}`, framed(side, rarity, plus, promoted, colors)] as const)))));

export default (() => Object.fromEntries([...printed, ...frames])) satisfies Portraits;
