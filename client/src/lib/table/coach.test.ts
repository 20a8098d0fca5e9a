import { expect, it } from "vitest";
import { recall } from "../browser/stored";
import { coach } from "./coach.svelte";
import { grown } from "../browser/grown.svelte";

it("explains the games it was asked to explain, and no others, also after the page was left", () => {
  expect(coach.on("go")).toBe(false);
  coach.set("go", true);
  expect([coach.on("go"), coach.on("chess")]).toEqual([true, false]);
  expect(recall("parlour-go-coach")).toBe("on");
  coach.set("go", false);
  expect(coach.on("go")).toBe(false);
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
