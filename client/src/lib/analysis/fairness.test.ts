import { expect, it } from "vitest";
import { keptBack } from "./fairness";

it("tells what fair play keeps back from what went wrong", () => {
  expect(["position-live", "study-waits", "study-unsearched", "cards-chosen", "decision-hidden"].every((code) => keptBack({ code }))).toBe(true);
  expect([keptBack(null), keptBack({ code: "unreachable" }), keptBack({ code: "advice-late" })]).toEqual([false, false, false]);
});
