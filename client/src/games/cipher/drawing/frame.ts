/** The face of a card, 63 units wide, as text of SVG: portrait, frame by its worth, ribbon, coins and shields are made once, and what changes in play is written over them. */
import { silhouette } from "../../../lib/table/livery";
import { bust } from "../../../parts/faces/bust";
import { disc, line, path, round } from "../../../parts/faces/gouge";
import { field } from "../../../parts/faces/ground";
import { BRASS, DEEP_BRASS, PAPER, tonesOf } from "../../../parts/faces/ink";
import type { Facts } from "../../../parts/faces/look";
import type { Card, Side } from "../types";
import type * as Adorned from "./engraver";
import { SHORT, TALL, WIDTH, hatching, outline, paint, type Format } from "./livery";
import { nameLines } from "./names";
import { printedRange } from "./range";
import { SYMBOLS } from "./symbols";

const IN = 4.2; // how far the window lies inside
const INNER = WIDTH - 2 * IN;
const SHIELD = "M-5.8-6.5H5.8V0C5.8 4.5 3 6.5 0 8-3 6.5-5.8 4.5-5.8 0Z";
const STAR = "M0-5L1.4-1.7 5-1.5 2.2.8 3.1 4.2 0 2.3-3.1 4.2-2.2.8-5-1.5-1.4-1.7Z";
const LARGEST = 0.607; // of a bust in its window
const HEAD = 78; // units of a bust that are seen above the ribbon, hat included
const [PLAIN, RULED, ENGRAVED, GILT] = [0, 1, 2, 3];
const WORTH = { N: PLAIN, HN: RULED, R: ENGRAVED, SR: GILT } as const;
const EDGE = [0, 2.2, 2.6, 3.6]; // how much of the window its edge takes, by worth

/** How high the ribbon of a name of one line or two is, and the foot of numbers below it. */
const RIBBON = [13.5, 24.5];
const FOOT = 16.4;
const LEADING = 11;
const GILT_KEY = "#2a1826"; // what is written on gold

type Adornment = typeof Adorned | null; // none for a small card, and until it has come

/** What is told of a card that its frame is drawn from. */
export type Framed = Pick<Card, "colors" | "promotion" | "rarity" | "plus">;
/** What is told of a card that its face is drawn from. */
export type Told = Pick<Card, "unit" | "code" | "look" | "gender" | "colors" | "cost" | "promotion" | "job" | "weapons" | "types" | "attack">;

export const factsOf = (card: Told): Facts => ({
  name: card.unit, code: card.code, look: card.look, gender: card.gender[0] ?? "", colours: card.colors, cost: card.cost, promotion: card.promotion, job: card.job, weapon: card.weapons[0] ?? "", types: card.types, attack: card.attack,
});

/** What is seen of a bust through a window: its upper part, wholly above the ribbon. */
function view(y: number, w: number, h: number, above: number, look: string): string {
  const hat = /[QODI]/.test(look.slice(5));
  const scale = Math.min(LARGEST, above / (hat ? HEAD + 8 : HEAD));
  const [wide, high] = [w / scale, h / scale];
  return `${round(50 - wide / 2)} ${round((y - IN) / scale - (hat ? 9 : 1))} ${round(wide)} ${round(high)}`;
}
const seen = (x: number, y: number, w: number, h: number, above: number, drawn: string, look: string): string =>
  `<svg x="${x}" y="${round(y)}" width="${round(w)}" height="${round(h)}" viewBox="${view(y, w, h, above, look)}">${drawn}</svg>`;

/** The portrait alone, as the window of a short card shows it above its ribbon. */
export function portrait(card: Told): { box: string; drawn: string } {
  const facts = factsOf(card);
  const above = SHORT.high - FOOT - RIBBON[0]! - IN;
  return { box: view(IN, INNER, above, above, card.look), drawn: field(facts, null) + bust(facts) };
}

/** The card's colour, or both, on shields. */
const shields = ({ colors }: Framed, key: string): string =>
  colors
    .map((colour, at) => {
      const [tone, , dark] = tonesOf(colour);
      const mark = colour === "White" || colour === "Yellow" ? dark : PAPER;
      return `<g transform="translate(51.5 ${12.5 + at * 15})">${path(SHIELD, tone, ` stroke="${PAPER}" stroke-width="2.8"`)}${path(SHIELD, tone, ` stroke="${key}" stroke-width=".9"`)}${path(SYMBOLS[colour].path, mark, ' transform="scale(.72)"')}</g>`;
    })
    .join("");

/** Worth in a shape: a ring, two dots, a lozenge, a star; a plus for another print. */
function seal(worth: number, plus: boolean, gold: string): string {
  const shape = [
    `<circle r="2.6" fill="none" stroke="${PAPER}" stroke-width="1.4"/>`,
    path(disc(-3, 0, 2.2) + disc(3, 0, 2.2), PAPER),
    path("M0-4.5L4 0 0 4.5-4 0Z", PAPER),
    path(STAR, gold, ` stroke="${PAPER}" stroke-width=".7"`),
  ][worth]!;
  return shape + (plus ? line("M6-6.6V-2.6M4-4.6H8", PAPER, 1.3) : "");
}

/** What is seen of whom a card shows: before the frame, and stepping out of it. */
type Seen = [inside: string, over: string];

function shown(card: Card, top: number, low: number, fine: boolean, adorned: Adornment): Seen {
  const facts = factsOf(card);
  const best = card.rarity === "SR";
  const person = bust(facts, { fine });
  const behind = field(facts, adorned) + ((best && adorned?.iris(50, 42, 110, 90)) || "");
  return [seen(IN, IN, INNER, low, top - IN, best ? behind : behind + person, card.look), best ? seen(2.2, -8, WIDTH - 4.4, top + 10, top - IN, person, card.look) : ""];
}

/** What lies around that, and without it the frame alone. */
export function frame(card: Framed, side: Side, format: Format, lines: number, adorned: Adornment, seen?: (top: number, low: number) => Seen): string {
  const { high } = format;
  const livery = paint(side);
  const [body, deep] = [`var(--${livery})`, `var(--${livery}-deep)`];
  const worth = WORTH[card.rarity];
  const foil = worth === GILT ? adorned : null;
  const gold = foil?.GILDED ?? BRASS;
  const key = tonesOf(card.colors[0])[2];
  const [top, low] = [high - FOOT - RIBBON[lines - 1]!, high - 17 - IN];
  const corner = livery === "red" ? 5 : 6;
  const box = (inset: number, turn = corner) => silhouette(livery, round(IN + inset), round(IN + inset), round(INNER - 2 * inset), round(low - 2 * inset), turn);
  const edge = EDGE[worth]!;
  const [window, art] = [box(0), box(edge, Math.max(2.5, corner - edge * 0.6))];
  const view = { x: IN, w: INNER, h: low, seen: top };
  const [inside, over] = seen?.(top, low) ?? ["", ""];
  const out = [
    foil?.gilt(WIDTH, high),
    inside,
    // the corners of the window, and its edge
    path(livery === "red" ? `M${IN} ${IN}h5l-5 5zM${WIDTH - IN} ${IN}h-5l5 5z` : `M${IN} ${IN}h6a6 6 0 0 0-6 6zM${WIDTH - IN} ${IN}h-6a6 6 0 0 1 6 6z`, body),
    edge ? path(window + art, worth === GILT ? gold : worth === ENGRAVED ? key : PAPER, ' fill-rule="evenodd"') : "",
    path(window, "none", ` stroke="${worth === PLAIN ? PAPER : deep}"`),
    worth === RULED ? path(box(1.2, corner - 0.6), "none", ` stroke="${deep}" stroke-width=".55"`) : "",
    worth === ENGRAVED ? adorned?.engraved(box(1.3, corner - 0.8), view, key) : "",
    foil?.waved(view),
    edge ? path(art, "none", ` stroke="${worth === RULED ? deep : key}" stroke-width=".9"`) : "",
    // the best step out of their frame
    foil?.sheen(IN, IN, INNER, low),
    over,
    ribbon(worth, top, lines, key, gold),
    path(`M20 ${high - 14.5}H43V${high - 1.7}H20ZM5.5 ${high - 14}H18.5V${high - 4}H5.5Z`, body),
    card.promotion !== null ? coin(11.8, 26, 6, BRASS, key) : "",
    coin(12, 12.8, 8, PAPER, key),
    shields(card, key),
    `<g transform="translate(51.5 ${high - 8.8})">${path(disc(0, 0, 5.6), body)}${seal(worth, card.plus, gold)}</g>`,
  ];
  return out.join("");
}

const coin = (x: number, y: number, r: number, ink: string, key: string): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}" stroke="${key}"/>`;

/** The ribbon of the name: straight, with a swallow's tails, gilded. */
function ribbon(worth: number, top: number, lines: number, key: string, gold: string): string {
  const high = RIBBON[lines - 1]!;
  if (worth === PLAIN) return path(`M${IN} ${top}h${INNER}v${high}h${-INNER}z`, PAPER, ` stroke="${key}"`);
  const [left, wide] = [1.3, WIDTH - 2.6];
  const d = `M${left} ${top}h${wide}l-2 ${high / 2} 2 ${high / 2}h${-wide}l2 ${-high / 2}z`;
  const rules = `M${left + 4} ${top + 1.2}h${wide - 8}M${left + 4} ${top + high - 1.2}h${wide - 8}`;
  return path(d, worth === GILT ? gold : PAPER, ` stroke="${key}"`) + line(rules, worth === GILT ? DEEP_BRASS : key, 0.5);
}

const MOST = 400; // prints that are kept
const kept = new Map<string, string>();

/** What does not change of a card: made once. */
function printed(card: Card, side: Side, format: Format, lines: number, adorned: Adornment): string {
  const id = `${card.code} ${side} ${format.high} ${lines} ${adorned ? 1 : 0}`;
  let found = kept.get(id);
  if (!found) {
    if (kept.size >= MOST) kept.clear();
    found = `<path d="${outline(side, format.high)}" class="body" fill="var(--${paint(side)})" stroke="var(--${paint(side)}-deep)"/><path d="${hatching(side, format.high)}" class="hatch"/>${frame(card, side, format, lines, adorned, (top, low) => shown(card, top, low, format === TALL, adorned))}`;
    kept.set(id, found);
  }
  return found;
}

/** Whom a card shows, their face alone, on its colour: 70 x 70 from 16, 8. */
export function portraitOf(card: Card): string {
  const facts = factsOf(card);
  return field(facts, null) + bust(facts, { fine: false, armed: false });
}

/** A card as it lies there now. */
export interface Lying {
  name: string;
  attack: number;
  range: number[];
}

const safe = (text: string): string => text.replace(/[&<]/g, (letter) => `&#${letter.charCodeAt(0)};`);
const written = (x: number, y: number, kind: string, ink: string, text: string | number, more = ""): string => `<text x="${x}" y="${round(y)}" class="${kind}" fill="${ink}"${more}>${text}</text>`;

export function artOf(card: Card, side: Side, format: Format, { name, attack, range }: Lying, adorned: Adornment): string {
  const { high } = format;
  const lines = nameLines(name);
  const first = high - FOOT - (lines.length > 1 ? 14.5 : 2.7);
  const key = card.rarity === "SR" ? GILT_KEY : tonesOf(card.colors[0])[2];
  const change = attack > card.attack ? " up" : attack < card.attack ? " down" : "";
  return [
    printed(card, side, format, lines.length, adorned),
    ...lines.map(({ text, room }, at) => written(31.5, first + at * LEADING, "name", key, safe(text), room ? ` textLength="${room}" lengthAdjust="spacingAndGlyphs"` : "")),
    written(12, 17.4, "cost", key, card.cost),
    card.promotion !== null ? written(11.8, 29.4, "small", key, card.promotion) : "",
    written(12, high - 5.2, "range", PAPER, printedRange(range)),
    written(31.5, high - 3.2, `attack${change}`, PAPER, attack),
  ].join("");
}
