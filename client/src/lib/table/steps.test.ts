import { expect, test } from "vitest";
import { openSteps, stepsOf } from "./steps";

test("the steps of a file are read, and those that can be played on from are found", () => {
  const lines = [{ parlour: 1 }, { seq: 3, events: [], view: { to_act: "red" } }, { seq: 4, events: [], view: { to_act: null } }];
  const steps = stepsOf(lines.map((line) => JSON.stringify(line)).join("\n") + "\n");
  expect(steps.map(({ seq }) => seq)).toEqual([3, 4]);
  expect(openSteps(steps).map(({ seq }) => seq)).toEqual([3]);
});
