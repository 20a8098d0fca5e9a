/** The moves that mattered, and the word for each. */
import { expect, it } from "vitest";
import { plyOf } from "./fixtures";
import { lessonOf, mattered, wordFor } from "./mattered";

const hasty = plyOf(1, { mistake: true, before: 2, chosen: 0 });
const gift = plyOf(2, { mistake: true, before: 0, chosen: -2 });
const only = plyOf(3, { values: { a: 0, b: -2 } });
const strong = plyOf(5, { before: 4, chosen: 4, values: { a: 4, b: 2 } });
const fair = plyOf(7);

it("a mistake is mine or a gift, a good move is the only one or stronger than the next", () => {
  expect([hasty, gift, only, strong, fair].map((ply) => wordFor(ply, "red"))).toEqual(["hasty", "gift", "only", "strong", "fair"]);
});

it("what chance made much of is told as chance, whoever reads", () => {
  const dice = plyOf(9, { exact: false, chance: true, values: { a: 50 }, before: 50, chosen: 50, after: 75 });
  expect(["red", "blue"].map((reader) => wordFor(dice, reader))).toEqual(["chance", "chance"]);
  expect(mattered([fair, dice], null, "red").map(({ number }) => number)).toEqual([9]);
});

it("no move is praised that lowered the reader's number", () => {
  const likely = { exact: false, before: 70, values: { a: 70, b: 40 } };
  const told = (chosen: number, reader = "red") => wordFor(plyOf(9, { ...likely, chosen }), reader);
  expect([told(70), told(70.4), told(68), told(72, "blue"), told(70, "blue")]).toEqual(["strong", "strong", "fair", "fair", "strong"]);
});

it("the turning point and what cost most come before good moves, three at most, in the order of play", () => {
  expect(mattered([hasty, gift, only, strong, fair], gift.seq, "red").map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(mattered([fair], null, "red")).toEqual([]);
});

it("one learns most from the mistake of one's own that cost most", () => {
  const worse = plyOf(9, { mistake: true, before: 3, chosen: -1 });
  expect(lessonOf([hasty, gift, worse, fair], "red")).toBe(worse);
  expect(lessonOf([gift, only, fair], "red")).toBeNull();
});
