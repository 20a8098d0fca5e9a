import { expect, it } from "vitest";
import { card, choice, half, unit, view } from "../fixtures";
import type { Choice, Held, View } from "../types";
import { following, landings, movable, placeAt } from "./landing";

const UNITS = { A: "Cain", B: "Chrom", C: "Cain" };
const look = (code: string | null | undefined) => (code ? card(code, { unit: UNITS[code as keyof typeof UNITS] }) : null);
const hand: Held[] = [{ slot: 7, card: "C" }, { slot: 8, card: "B" }, { slot: 9, card: "B" }];
const asks = (kind: NonNullable<View["ask"]>["kind"], legal: Choice[], held: number | null = null) =>
  view({ ask: { seat: "first", kind, held, skill: null, en: "", fr: "" }, legal, sides: { first: half({ hand, front: [unit(1, "A")], back: [unit(2, "A"), unit(3, "B")] }), second: half({ front: [unit(80, "B"), unit(81, "A")] }) } });
const told = (seen: View, slot: number) => [...landings(seen, slot, look)].map(([place, { choice, then }]) => [place, choice.action, then]);

it("a card becomes a bond among the bonds, and so does its copy", () => {
  const seen = asks("bond", [choice({ slot: 8, action: "bond B" }), choice({ kind: "word", word: "no" })]);
  expect([told(seen, 8), told(seen, 9), told(seen, 7)]).toEqual([[["bonds", "bond B", null]], [["bonds", "bond B", null]], []]);
});

it("a card comes into the line it is let go on", () => {
  const seen = asks("deploy", [choice({ kind: "front", slot: 8, action: "front B" }), choice({ kind: "back", slot: 8, action: "back B" })]);
  expect(told(seen, 8)).toEqual([["front", "front B", null], ["back", "back B", null]]);
});

it("a card goes on the unit of its name that it is let go on", () => {
  const seen = asks("deploy", [choice({ kind: "grow", slot: 7, action: "grow C" })]);
  expect(told(seen, 7)).toEqual([[1, "grow C", 1], [2, "grow C", 2]]);
});

it("a card that goes on a unit is carried before the names of both have come", () => {
  const seen = asks("deploy", [choice({ kind: "grow", slot: 7, action: "grow C" }), choice({ kind: "skill", slot: 3, action: "skill B" })]);
  const unread = landings(seen, 7, () => null);
  expect([unread.size, movable(seen, 7), movable(seen, 8), movable(seen, 3)]).toEqual([0, true, false, false]);
});

it("a unit attacks whom it may, and moves to the other line; its skills are no places", () => {
  const seen = asks("act", [choice({ kind: "attack", slot: 1, action: "attack A", targets: [80] }), choice({ kind: "move", slot: 1, action: "move A" }), choice({ kind: "skill", slot: 1, action: "skill A" }), choice({ kind: "move", slot: 3, action: "move B" })]);
  expect(told(seen, 1)).toEqual([[80, "attack A", 80], ["back", "move A", null]]);
  expect(told(seen, 3)).toEqual([["front", "move B", null]]);
  expect(told(seen, 80)).toEqual([]);
});

it("the unit of which it is asked whom it attacks is carried there", () => {
  const seen = asks("target", [choice({ slot: 80, action: "enemy B" })], 1);
  expect([told(seen, 1), told(seen, 2)]).toEqual([[[80, "enemy B", null]], []]);
});

it("nothing is carried while nothing is asked, or where a card only answers", () => {
  expect([told(view(), 1), told(asks("critical", [choice({ slot: 7 })]), 7)]).toEqual([[], []]);
});

it("answers what is asked next by the same unit, and nothing else", () => {
  const next = following({ choice: choice({}), then: 80 });
  const answers = [choice({ slot: 80, action: "enemy B" })];
  expect([next(asks("target", answers)), next(asks("onto", answers)), next(asks("choose", answers))]).toEqual(["enemy B", "enemy B", undefined]);
  expect(following({ choice: choice({}), then: null })(asks("target", [choice({ slot: null, action: "x" })]))).toBeUndefined();
});

it("finds the nearest place that takes it", () => {
  document.body.innerHTML = `<div data-place="front"><b data-slot="1"><i></i></b></div><div data-place="back"><u></u></div>`;
  const takes = landings(asks("deploy", [choice({ kind: "front", slot: 8 })]), 8, look);
  const at = (one: string) => placeAt(document.querySelector(one), takes);
  expect([at("i"), at("u"), placeAt(null, takes)]).toEqual(["front", null, null]);
});
