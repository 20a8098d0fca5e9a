import { expect, it } from "vitest";
import { entry, told } from "../fixtures";
import { newLessons } from "./lessons";

it("explains what happens for the first time, and not again", () => {
  const theirs = { ...entry(2, [told("support", { failed: true }), told("evade")]), seat: "second" as const };
  const history = [entry(0, []), entry(1, []), theirs];
  expect(newLessons(history, "first")).toEqual(["support-failed", "evade"]);
  expect(newLessons([...history, entry(3, [told("evade"), told("critical")])], "first")).toEqual(["critical"]);
});
