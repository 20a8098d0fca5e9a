/** A match of many small steps, turn by turn. */
import { expect, it } from "vitest";
import type { Step } from "../table/steps";
import { plyOf } from "./fixtures";
import { byTurns } from "./turns";

const entry = (seq: number, turn: number) => ({ seq, view: { turn } }) as unknown as Step;
const history = [entry(3, 1), entry(4, 1), entry(5, 2), entry(6, 2), entry(7, 3)];
const plies = [1, 2, 3, 4].map((number) => plyOf(number)); // of the entries 4 to 7

it("the last decision of a turn stands for it, or one that is wanted", () => {
  expect(byTurns(plies, history, [])!.stops.map(({ seq }) => seq)).toEqual([5, 7]);
  expect(byTurns(plies, history, [6])!.stops.map(({ seq }) => seq)).toEqual([5, 6]);
});

it("whoever looks at a decision finds it among the turns, whatever else is wanted of its turn", () => {
  expect(byTurns(plies, history, [7], 6)!.stops.map(({ seq }) => seq)).toEqual([5, 6]);
});

it("a decision belongs to the turn in which it was made, and all turns are counted", () => {
  const found = byTurns(plies, history, [])!;
  expect(plies.map(found.of)).toEqual([1, 1, 2, 2]);
  expect(found.last).toBe(3);
});

it("a history that is not there tells no turns", () => {
  expect(byTurns(plies, [], [])).toBeNull();
});
