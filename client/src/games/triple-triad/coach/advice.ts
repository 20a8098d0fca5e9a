/** What a friend beside the table would say: one placement, and why. */
import { beside, cellName, printed } from "../geometry";
import type { Card, Colour, Move, Translate, View } from "../types";

export interface Advice {
  move: Move;
  card: Card;
  /** The sentence that gives the reason: `triple-triad-coach-<why>`, with its numbers. */
  why: "takes" | "takes-rule" | "safe" | "corner" | "last";
  args: Record<string, string | number>;
}

const SIDES = [0, 1, 2, 3];
const STEPS = [-3, 1, 3, -1]; // to the cell beyond each side
const CORNERS = new Set([0, 2, 6, 8]);

const opposite = (side: number): number => (side + 2) % 4;

/** The cell beyond a side, if the board has one. */
function beyond(cell: number, side: number): number | null {
  const to = cell + STEPS[side]!;
  return beside(cell, to, side) ? to : null;
}

const flips = (move: Move): number => move.takes ?? 0;

/** The sides of a card that somebody could attack where it would lie. */
function openSides(view: View, cell: number): number[] {
  return SIDES.filter((side) => {
    const to = beyond(cell, side);
    return to !== null && !view.board[to];
  });
}

/** Each card that is taken by a higher side alone, as the two sides that meet. */
function sums(view: View, { cell, flips: taken = [], delta = 0, travel }: Move, card: Card, reverse: boolean): [number, number][] {
  if (travel || cell === undefined) return [];
  return SIDES.flatMap((side) => {
    const to = beyond(cell, side);
    const piece = to === null ? null : view.board[to];
    if (!piece || !taken.includes(to!)) return [];
    const pair: [number, number] = [card.sides[side]! + delta, piece.card.sides[opposite(side)]! + piece.delta];
    return (reverse ? pair[0] < pair[1] : pair[0] > pair[1]) ? [pair] : [];
  });
}

/** How many of the other's cards that lie open could take this one at once. */
function threats(view: View, me: Colour, { cell, delta = 0 }: Move, card: Card, reverse: boolean): number {
  if (cell === undefined) return 0;
  const theirs = view.hands[me === "red" ? "blue" : "red"].flatMap((held) => held.card ?? []);
  const reach = (side: number) => theirs.filter((other) => (reverse ? other.sides[opposite(side)]! < card.sides[side]! + delta : other.sides[opposite(side)]! > card.sides[side]! + delta));
  return new Set(openSides(view, cell).flatMap(reach)).size;
}

/** What takes most, then what is hardest to take back, then the weaker card: strong ones are worth keeping. */
function worth(view: View, me: Colour, move: Move, card: Card, reverse: boolean): number {
  const sides = card.sides.reduce((sum, side) => sum + side, 0);
  return flips(move) * 100 - threats(view, me, move, card, reverse) * 30 - openSides(view, move.cell ?? 4).length * 3 - (reverse ? -sides : sides) / 10;
}

function reason(view: View, move: Move, card: Card, reverse: boolean): Pick<Advice, "why" | "args"> {
  const told = sums(view, move, card, reverse);
  const count = flips(move);
  if (count > 0 && told.length === count) return { why: "takes", args: { count, sums: told.map(([mine, theirs]) => `${printed(mine)} ${reverse ? "<" : ">"} ${printed(theirs)}`).join(", ") } };
  if (count > 0) return { why: "takes-rule", args: { count } };
  const open = openSides(view, move.cell ?? 4);
  if (open.length === 0) return { why: "last", args: {} };
  return { why: CORNERS.has(move.cell ?? 4) ? "corner" : "safe", args: { count: open.length } };
}

/** One placement, for a seat that is to play a card. */
export function advise(view: View, me: Colour, reverse: boolean): Advice | null {
  if (view.phase !== "play") return null;
  const found = (view.legal ?? []).flatMap((move) => {
    const card = view.hands[me].find((held) => held.slot === move.slot)?.card;
    return card && move.cell !== undefined ? [{ move, card, worth: worth(view, me, move, card, reverse) }] : [];
  });
  const best = found.reduce<(typeof found)[number] | null>((best, one) => (best && best.worth >= one.worth ? best : one), null);
  return best && { move: best.move, card: best.card, ...reason(view, best.move, best.card, reverse) };
}

/** "Siren on square 7." */
export function sayPlacement({ move, card }: Advice, t: Translate): string {
  return t("triple-triad-coach-place", { card: card.name, square: t("table-square", { cell: cellName(move.cell ?? 0) }) });
}

export function sayWhy({ why, args }: Advice, t: Translate): string {
  return t(`triple-triad-coach-${why}`, args);
}

export const sayAdvice = (advice: Advice, t: Translate): string => `${sayPlacement(advice, t)} ${sayWhy(advice, t)}`;
