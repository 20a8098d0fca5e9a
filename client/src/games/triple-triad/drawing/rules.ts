/** Each rule as a few shapes in a square of 48: little cards with their numbers, letters beside them, lines. */
import { blue, ground, icon, letter, red, stroke, type RuleDrawing } from "../../../lib/hall/drawn";

/** A card played between two enemies: above it and to its right. */
const corner = (above: string, below: string, beside: string, near: string): RuleDrawing => ({
  cards: [blue(7, 2, 18, 20), red(7, 25, 18, 21), blue(28, 25, 18, 21)],
  letters: [letter(above, 16, 19), letter(below, 16, 36), letter(beside, 33, 40), letter(near, 21, 45, 9)],
});
/** A card played at the edge of the board. */
const wall = (far: string, near: string, edge: string): RuleDrawing => ({
  cards: [blue(1, 12, 19, 24), red(22, 12, 19, 24)],
  strokes: [stroke("M45 4V44", "brass", 5)],
  letters: [letter(far, 14, 29), letter(near, 27, 29), letter(edge, 36, 29)],
});
/** Two cards side by side that fight with these numbers. */
const duel = (mine: string, theirs: string): RuleDrawing => ({
  cards: [red(3, 10, 20, 26), blue(26, 10, 20, 26)],
  letters: [letter(mine, 16, 28, 13), letter(theirs, 33, 28, 13)],
});
/** What the winner takes of the loser's hand, so many cards of it. */
const spoils = (taken: number, sign: string): RuleDrawing => ({
  cards: [2, 13, 24, 35].map((x, at) => (at < taken ? red : blue)(x, at < taken ? 6 : 20, 11, 15)),
  letters: [letter(sign, 24, 47, 13, "ink")],
});
const square = (sign: string): RuleDrawing => ({
  grounds: [ground("baize", 7, 5, 34, 38)],
  cards: [red(13, 11, 22, 26)],
  letters: [letter(sign, 24, 29, 13)],
});

const FULL: RuleDrawing = { cards: [red(2, 4, 15, 18), red(17, 4, 15, 18), red(32, 4, 14, 18), red(2, 26, 15, 18), red(17, 26, 15, 18), red(32, 26, 14, 18)], letters: [letter("∞", 24, 31, 20)] };
const TIE: RuleDrawing = { cards: [red(3, 10, 19, 24), blue(26, 10, 19, 24)], letters: [letter("5", 12.5, 28, 14), letter("5", 35.5, 28, 14)], strokes: [stroke("M18 39h12M18 44h12", "ink", 2.4)] };

export default {
  ffwtt: square("7"),
  mush: TIE,
  wiki: { grounds: [ground("brass", 20, 19, 27, 27, 14)], cards: [red(3, 4, 20, 26)], letters: [letter("+1", 13, 22), letter("50", 34, 37, 12, "dark")] },
  ff8: spoils(1, "+1"),
  ff14: { ...duel("2", "8"), strokes: [stroke("M12 6c6-5 18-5 24 0M36 6l-1-4M36 6l-4 1", "kerb", 2.2)] },
  free: FULL,
  capture: { ...duel("7", "4"), strokes: [stroke("M12 42h24M36 42l-5-4M36 42l-5 4", "kerb", 2.2)] },
  same: corner("4", "4", "7", "7"),
  same_wall: wall("4", "4", "A"),
  plus: { ...corner("9", "6", "A", "5"), letters: [...corner("9", "6", "A", "5").letters!, letter("15", 37, 17, 13, "ink")] },
  plus_wall: wall("9", "6", "5"),
  combo: {
    cards: [red(1, 4, 15, 18), red(17, 15, 15, 18), blue(33, 26, 14, 18)],
    strokes: [stroke("M13 26c2 6 5 9 10 10M29 37c2 4 4 6 8 8", "kerb", 2.2), stroke("M19 39l4-3-4-3M33 47l4-2-3-4", "kerb", 2.2)],
  },
  battle: {
    cards: [blue(7, 12, 14, 18), red(27, 12, 14, 18)],
    letters: [letter("5", 14, 25), letter("5", 34, 25), letter("29", 14, 44, 11, "ink"), letter("24", 34, 44, 11, "ink")],
  },
  reverse: { ...duel("2", "8"), strokes: [stroke("M12 6c6-5 18-5 24 0M36 6l-1-4M36 6l-4 1", "kerb", 2.2)] },
  fallen_ace: duel("1", "A"),
  elemental: { grounds: [ground("baize", 9, 6, 30, 36)], icons: [icon("small-fire", 15, 10, 18, "var(--baize-line)")], letters: [letter("+1", 24, 39, 10)] },
  broken_wall: {
    grounds: [ground("bare", 12, 10, 24, 28)],
    strokes: [stroke("M36 24h8M44 24l-4-4M44 24l-4 4M12 24H4M4 24l4-4M4 24l4 4M24 10V3M24 38v7", "kerb")],
  },
  power_wall: {
    grounds: [ground("baize", 16, 12, 16, 33), ground("brass", 10, 2, 28, 13)],
    strokes: [stroke("M19 24l5 5 5-5M19 33l5 5 5-5", "cream", 2.2)],
    letters: [letter("=20", 24, 12.5, 10, "dark")],
  },
  ascension: square("+2"),
  descension: square("−2"),
  copies: { cards: [red(4, 5, 20, 26), red(14, 11, 20, 26), red(24, 17, 20, 26)], letters: [letter("5", 34, 35, 13)] },
  swap: { cards: [red(3, 12, 17, 22), blue(28, 12, 17, 22)], strokes: [stroke("M14 8c5-4 15-4 20 0M34 8l-1-5M34 8l-5 0M34 39c-5 4-15 4-20 0M14 39l1 5M14 39l5 0", "kerb")] },
  random_balance: { cards: [red(3, 16, 17, 22), blue(28, 16, 17, 22)], strokes: [stroke("M5 11h38M24 5v6", "ink", 2.4)], letters: [letter("5", 11.5, 32, 12), letter("5", 36.5, 32, 12)] },
  roulette: { grounds: [ground("brass", 7, 7, 34, 34)], letters: [letter("?", 24, 33, 24, "dark")] },
  sudden_death: { cards: [red(3, 12, 18, 23), blue(27, 12, 18, 23)], letters: [letter("5", 12, 29, 13), letter("5", 36, 29, 13)], strokes: [stroke("M39 38a18 14 0 0 1-29 0M10 38l-2 5M10 38l5 2", "kerb")] },
  visibility: { cards: [red(3, 8, 19, 28), blue(26, 8, 19, 28)], letters: [letter("7", 12.5, 27, 14), letter("?", 35.5, 27, 15)] },
  card_pick: FULL,
  full: FULL,
  playing_order: { cards: [red(3, 15, 13, 20), red(18, 15, 13, 20), red(33, 15, 13, 20)], letters: [letter("1", 9.5, 30), letter("2", 24.5, 30), letter("3", 39.5, 30)], strokes: [stroke("M5 8h36M41 8l-4-3M41 8l-4 3", "kerb")] },
  tie: TIE,
  end: { cards: [red(3, 10, 19, 24), blue(26, 10, 19, 24)], letters: [letter("6", 12.5, 28, 14), letter("4", 35.5, 28, 14)], strokes: [stroke("M5 42l4 3 8-8", "kerb", 2.4)] },
  trade: spoils(2, "+2"),
  one: spoils(1, "+1"),
  difference: spoils(2, "6−4"),
  direct: { cards: [red(2, 5, 14, 18), red(17, 5, 14, 18), blue(32, 5, 14, 18), red(2, 26, 14, 18), blue(17, 26, 14, 18), blue(32, 26, 14, 18)] },
  all: spoils(4, "+4"),
  none: spoils(0, "0"),
  gil_prize: { grounds: [ground("brass", 5, 5, 38, 38, 19)], letters: [letter("50", 24, 30, 17, "dark")] },
} as Record<string, RuleDrawing>;
