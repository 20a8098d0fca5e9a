/** A written position taken apart and put together by hand. Cards come out of the unseen ones and go back to them. */
import type { Position as Written, WrittenBond, WrittenCard, WrittenSide, WrittenUnit } from "../shapes";
import type { Phase, Side } from "../types";

export const ZONES = ["front", "back", "hand", "bonds", "support", "retreat"] as const;
export type Zone = (typeof ZONES)[number];
export const PHASES = ["bond", "deployment", "action"] as const satisfies Phase[];

const ORBS = 5;

type Row = string | WrittenUnit | WrittenBond | WrittenCard;

/** A row says what it is by its fields, wherever it lies. */
export type Half = Record<Zone, Row[]> & Pick<WrittenSide, "orbs" | "deck" | "mixed">;
export type Position = Pick<Written, "turn" | "player" | "phase" | "spent"> & Record<Side, Half>;

export interface Place {
  side: Side;
  zone: Zone;
  at: number;
}

export const isUnit = (row: Row): row is WrittenUnit => typeof row === "object" && "cards" in row;
export const isBond = (row: Row): row is WrittenBond => typeof row === "object" && "face" in row;
const codesOf = (row: Row): string[] => (typeof row === "string" ? [row] : isUnit(row) ? row.cards : [row.card]);
export const codeOf = (row: Row): string => codesOf(row)[0]!;
export const rowAt = (position: Position, { side, zone, at }: Place): Row | undefined => position[side][zone][at];

/**
 * The table alone, asked what its phase asks: a question that waits would not outlive a card that was taken away. Of a
 * table that is being set up both keep their hands, and lay out their orbs. Cards that are moved by hand are told apart by
 * nothing else: any that is unseen may be an orb.
 */
export function opened({ turn, player, phase, spent, first, second }: Position): Position {
  const next = structuredClone({ turn: Math.max(turn, 1), player, phase: PHASES.find((one) => one === phase) ?? "action", spent, first, second });
  for (const half of [next.first, next.second]) delete half.mixed;
  if (phase === "mulligan")
    for (const { orbs, deck } of [next.first, next.second]) [orbs.count, deck.count] = [orbs.count + ORBS, deck.count - ORBS];
  return next;
}

/** One card less among the unseen: this one, or any other where it is not among them. */
function drawn({ deck }: Half, code: string): void {
  if (deck.count <= deck.top.length) return;
  const at = deck.pool.indexOf(code);
  deck.pool.splice(at < 0 ? deck.pool.length - 1 : at, 1);
  deck.count -= 1;
}
function returned({ deck }: Half, codes: string[]): void {
  deck.pool.push(...codes);
  deck.count += codes.length;
}

function written(zone: Zone, code: string): Row {
  if (zone === "front" || zone === "back") return { cards: [code] };
  return zone === "bonds" ? { card: code, face: "up" } : code;
}

function laid(half: Half, zone: Zone, row: Row): void {
  if (zone === "support") returned(half, half.support.splice(0).flatMap(codesOf)); // there is one at most
  half[zone].push(row);
}

type Change = (position: Position) => void;
const changed = (position: Position, change: Change): Position => {
  const next = structuredClone(position);
  change(next);
  return next;
};

export const add = (position: Position, side: Side, zone: Zone, code: string): Position =>
  changed(position, (next) => {
    drawn(next[side], code);
    laid(next[side], zone, written(zone, code));
  });

/** A card more below a unit. */
export const stack = (position: Position, place: Place, code: string): Position =>
  changed(position, (next) => {
    const row = rowAt(next, place);
    if (!row || !isUnit(row)) return;
    drawn(next[place.side], code);
    row.cards.push(code);
  });

export const take = (position: Position, { side, zone, at }: Place): Position =>
  changed(position, (next) => returned(next[side], next[side][zone].splice(at, 1).flatMap(codesOf)));

/** A unit moves as it is between the lines; anywhere else only its top card goes, as a card that comes there. */
export const move = (position: Position, { side, zone, at }: Place, to: Zone): Position =>
  changed(position, (next) => {
    const half = next[side];
    for (const row of half[zone].splice(at, 1)) {
      if (isUnit(row) && (to === "front" || to === "back")) half[to].push(row);
      else {
        const [top, ...below] = codesOf(row);
        returned(half, below);
        laid(half, to, written(to, top!));
      }
    }
  });

/** A unit is tapped or untapped, a bond turned over. */
export const turn = (position: Position, place: Place): Position =>
  changed(position, (next) => {
    const row = rowAt(next, place);
    if (row && isUnit(row)) row.tapped = !row.tapped;
    else if (row && isBond(row)) row.face = row.face === "up" ? "down" : "up";
  });

/** The unit is its side's main character from now on, and no other is. */
export const lead = (position: Position, place: Place): Position =>
  changed(position, (next) => {
    for (const row of [...next[place.side].front, ...next[place.side].back]) if (isUnit(row)) row.main = false;
    const row = rowAt(next, place);
    if (row && isUnit(row)) row.main = true;
  });

/** How many orbs more the deck can give, and how many go back to it. */
export const spare = ({ orbs, deck }: Half): { more: number; fewer: number } => ({ more: deck.count - deck.top.length, fewer: orbs.count - orbs.seen.length });

export const orbs = (position: Position, side: Side, by: 1 | -1): Position =>
  changed(position, (next) => {
    next[side].orbs.count += by;
    next[side].deck.count -= by;
  });
