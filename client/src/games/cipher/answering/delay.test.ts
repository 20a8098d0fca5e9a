import { expect, it } from "vitest";
import { choice, view } from "../fixtures";
import type { AskKind, Choice } from "../types";
import { KEPT, delayOf, isOpen, onlyNo, withTime } from "./delay";

const no = choice({ kind: "word", word: "no", action: "no" });
const asks = (kind: AskKind, legal: Choice[]) => view({ ask: { seat: "first", kind, held: null, skill: null, en: "", fr: "" }, legal });

it.each<AskKind>(["critical", "evade"])("finds the only answer to %s, and that a card might be one", (kind) => {
  const [empty, open] = [asks(kind, [no]), asks(kind, [choice({ slot: 7 }), no])];
  expect([onlyNo(empty), isOpen(empty), onlyNo(open), isOpen(open)]).toEqual([no, false, null, true]);
});

it.each<AskKind>(["bond", "deploy", "act", "pay", "choose", "destination"])("leaves %s alone, whatever answers it", (kind) => {
  expect([onlyNo(asks(kind, [no])), isOpen(asks(kind, [choice({ slot: 7 }), no]))]).toEqual([null, false]);
});

it("leaves alone what is asked of somebody else, and what another word answers", () => {
  expect([onlyNo(asks("evade", [])), onlyNo(asks("evade", [choice({ slot: 7 })])), onlyNo(view({ legal: [no] }))]).toEqual([null, null, null]);
});

it("waits as people do while nothing is known of this one", () => {
  expect([delayOf([], 0), delayOf([], 1)]).toEqual([1100, 4000]);
  expect(delayOf([], 0.5)).toBeCloseTo(2100);
});

it("waits as long as this one does, between their quickest and their slowest", () => {
  const needed = [3000, 5000, 2000, 4000, 6000, 8000];
  expect([0, 0.1, 0.2, 0.5, 1].map((chance) => delayOf(needed, chance))).toEqual([2000, 2500, 3000, 4500, 8000]);
});

it("takes a few times together with those of people", () => {
  expect([delayOf([9000], 0), delayOf([9000], 1)]).toEqual([1100, 9000]);
});

it("is never quicker than a hand, nor slower than a clock allows", () => {
  expect(delayOf(Array(6).fill(20), 0.5)).toBe(900);
  expect([delayOf([], 1, 8000), delayOf([], 1, 100), delayOf([], 1, 600_000)]).toEqual([2000, 900, 4000]);
});

it("keeps the latest times, and of an absence only that it was long", () => {
  const all = Array.from({ length: KEPT + 3 }, (_, at) => at).reduce<number[]>(withTime, []);
  expect([all.length, all[0], all.at(-1)]).toEqual([KEPT, 3, KEPT + 2]);
  expect(withTime([], 86_400_000)).toEqual([12_000]);
  expect(withTime([], 1234.5)).toEqual([1235]);
});
