import { expect, it } from "vitest";
import { view } from "./fixtures";
import { turnOf } from "./turn";

it("is a side's turn until the match is over, and nobody's from then on", () => {
  expect(turnOf(view({ player: "second", phase: "mulligan" }))).toBe("second");
  expect(turnOf(view({ player: "second", phase: "over" }))).toBeNull();
});
