import { describe, expect, it, test } from "vitest";
import { counting, noteSeen, openSteps, stepsOf, takeSeen, takebackIn } from "./steps";

test("the steps of a file are read, and those that can be played on from are found", () => {
  const lines = [{ parlour: 1 }, { seq: 3, events: [], view: { to_act: "red" } }, { seq: 4, events: [], view: { to_act: null } }];
  const steps = stepsOf(lines.map((line) => JSON.stringify(line)).join("\n") + "\n");
  expect(steps.map(({ seq }) => seq)).toEqual([3, 4]);
  expect(openSteps(steps).map(({ seq }) => seq)).toEqual([3]);
});

const move = (seq: number) => ({ seq, kind: "act", events: [] });
const back = (seq: number, since: number) => ({ seq, kind: "takeback", events: [{ kind: "takeback", seat: "red", since, number: 1, en: "", fr: "" }] });
const kept = (history: { seq: number; kind: string; events: unknown[] }[]) => counting(history).map(({ seq }) => seq);

describe("what counts of a history", () => {
  it("is all of it where nothing was taken back, and the very same list", () => {
    const history = [move(3), move(4)];
    expect(counting(history)).toBe(history);
  });

  it("has no entry that was taken back, and has that it was", () => {
    expect(kept([move(3), move(4), move(5), back(6, 4), move(7)])).toEqual([3, 6, 7]);
  });

  it("goes back over what was taken back before", () => {
    expect(kept([move(3), move(4), move(5), back(6, 5), move(7), back(8, 4)])).toEqual([3, 8]);
  });

  it("is what was seen then, as far as it is looked at", () => {
    expect(kept([move(3), move(4), back(6, 4)].slice(0, 2))).toEqual([3, 4]);
  });
});

it("tells a takeback from anything else", () => {
  expect([takebackIn(back(6, 4))?.since, takebackIn(move(3))]).toEqual([4, null]);
});

it("tells once how far one table was seen, and nothing of another", () => {
  noteSeen("a", 2);
  expect(takeSeen("a")).toBe(2);
  expect(takeSeen("a")).toBeUndefined();
  noteSeen("a", 2);
  expect(takeSeen("b")).toBeUndefined();
});
