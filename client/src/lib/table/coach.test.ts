import { expect, it } from "vitest";
import { recall } from "../browser/stored";
import { coach, grown } from "./coach.svelte";

it("explains the games it was asked to explain, and no others, also after the page was left", () => {
  expect(coach.on("go")).toBe(false);
  coach.set("go", true);
  expect([coach.on("go"), coach.on("chess")]).toEqual([true, false]);
  expect(recall("parlour-go-coach")).toBe("on");
  coach.set("go", false);
  expect(coach.on("go")).toBe(false);
});

it("explains a thing on its first three occasions, each counted once", () => {
  for (const match of ["a", "a", "b", "c"]) {
    expect(grown.explains("checkers", "goal", match)).toBe(true);
    grown.met("checkers", "goal", match);
  }
  expect(grown.explains("checkers", "goal", "d")).toBe(false);
  expect(grown.explains("checkers", "goal", "c")).toBe(true); // whoever looks at it again sees it as it was
  expect(grown.explains("chess", "goal", "d")).toBe(true);
  expect(recall("parlour-checkers-met-goal")).toBe("a b c");
});

it("asks once, after three games, if it shall stay", () => {
  for (const match of ["a", "b", "c"]) {
    expect(coach.asks("go", match)).toBe(false);
    grown.met("go", "goal", match);
  }
  expect(coach.asks("go", "d")).toBe(true);
  coach.answer("go", true);
  expect([coach.asks("go", "d"), coach.on("go")]).toEqual([false, true]);
});
