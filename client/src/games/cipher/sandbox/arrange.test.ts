import { describe, expect, test } from "vitest";
import { add, codeOf, lead, move, opened, orbs, spare, stack, take, turn, type Half, type Position } from "./arrange";

const half = (main: string): Half => ({
  front: [{ cards: [main], main: true }],
  back: [],
  hand: ["H1"],
  bonds: [{ card: "B1", face: "up" }],
  support: [],
  retreat: [],
  orbs: { count: 0, seen: [] },
  deck: { count: 8, top: [], pool: ["P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8"] },
});
const position = { turn: 0, player: "first", phase: "mulligan", spent: 0, first: half("M1"), second: half("M2"), pending: { ask: "mulligan" } } as Position;
const begun = opened(position);
const front = { side: "first", zone: "front", at: 0 } as const;

/** Every card of a side, wherever it lies; none may be made or lost. */
function count({ front, back, hand, bonds, support, retreat, orbs, deck }: Half): number {
  const seen = [...front, ...back].flatMap((row) => (row as { cards: string[] }).cards).length + hand.length + bonds.length + support.length + retreat.length;
  expect(deck.pool.length).toBe(orbs.count - orbs.seen.length + deck.count - deck.top.length);
  return seen + deck.pool.length;
}

describe("a position set up by hand", () => {
  test("begins in a phase that asks something, with its orbs, without what waited", () => {
    expect(begun).toMatchObject({ turn: 1, phase: "action", first: { orbs: { count: 5 }, deck: { count: 3 } } });
    expect(opened(begun)).toEqual(begun);
    expect(begun).not.toHaveProperty("pending");
  });

  test("may have any unseen card as an orb, whenever it came into the deck", () => {
    const mixed = { times: 1, came: { pool: [1] }, went: { unseen: [] } };
    expect(opened({ ...position, second: { ...position.second, mixed } })).toEqual(begun);
  });

  test.each([
    ["a card of the deck is laid down", (p: Position) => add(p, "first", "back", "P2"), { back: [{ cards: ["P2"] }] }],
    ["a card from elsewhere takes another's place", (p: Position) => add(p, "first", "retreat", "X"), { retreat: ["X"] }],
    ["a card goes below a unit", (p: Position) => stack(p, front, "P1"), { front: [{ cards: ["M1", "P1"], main: true }] }],
    ["a card goes back", (p: Position) => take(p, { side: "first", zone: "hand", at: 0 }), { hand: [] }],
    ["a unit changes its line whole", (p: Position) => move(stack(p, front, "P1"), front, "back"), { front: [], back: [{ cards: ["M1", "P1"], main: true }] }],
    ["of a unit its top card becomes a bond", (p: Position) => move(stack(p, front, "P1"), front, "bonds"), { bonds: [{ card: "B1" }, { card: "M1", face: "up" }] }],
    ["there is one support at most", (p: Position) => add(add(p, "first", "support", "P1"), "first", "support", "P2"), { support: ["P2"] }],
    ["a bond is turned over", (p: Position) => turn(p, { side: "first", zone: "bonds", at: 0 }), { bonds: [{ card: "B1", face: "down" }] }],
    ["a unit is tapped", (p: Position) => turn(p, front), { front: [{ tapped: true }] }],
    ["an orb is taken", (p: Position) => orbs(p, "first", -1), { orbs: { count: 4 }, deck: { count: 4 } }],
  ])("%s, and no card is made or lost", (_, change, told) => {
    const next = change(begun);
    expect(next.first).toMatchObject(told);
    expect(count(next.first)).toBe(count(begun.first));
    expect(next.second).toEqual(begun.second);
  });

  test("has one main character a side", () => {
    const next = lead(add(begun, "first", "back", "P1"), { side: "first", zone: "back", at: 0 });
    expect(next.first).toMatchObject({ front: [{ main: false }], back: [{ main: true }] });
    expect(codeOf(next.first.back[0]!)).toBe("P1");
  });

  test("gives no more orbs than the deck has", () => {
    expect(spare(begun.first)).toEqual({ more: 3, fewer: 5 });
  });
});
