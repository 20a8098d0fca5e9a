import { expect, it } from "vitest";
import type { Step } from "../table/steps";
import { before, decisionsOf } from "./decisions";
import { plyOf } from "./fixtures";

const step = (seq: number, facts: Partial<Step> = {}): Step => ({ seq, kind: "act", seat: "red", action: "a", time: "", events: [], view: {} as never, ...facts });
const history = [step(3, { kind: "dealt", seat: null }), step(4), step(5, { seat: "blue" }), step(6)];

it("keeps every move of the game, whether the hall says what it was worth or not", () => {
  const [first, third] = [plyOf(1), plyOf(3)];
  expect(decisionsOf([third, first], history)).toEqual([first, { seq: 5, seat: "blue", number: 2 }, third]);
  expect(decisionsOf([], history).map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(decisionsOf([first], [])).toEqual([first]);
});

it("keeps none that was taken back, or whose position nobody knows", () => {
  const taken = step(7, { kind: "takeback", events: [{ kind: "takeback", since: 5 }] as never });
  expect(decisionsOf([], [...history, taken]).map(({ seq }) => seq)).toEqual([4]);
  expect(decisionsOf([], [step(4, { view: null }), step(5)])).toEqual([]);
  expect(before(history, 5)?.seq).toBe(4);
});
