import { expect, it } from "vitest";
import { recall } from "../browser/stored";
import { coach } from "./coach.svelte";

it("explains the games it was asked to explain, and no others, also after the page was left", () => {
  expect(coach.on("go")).toBe(false);
  coach.set("go", true);
  expect([coach.on("go"), coach.on("chess")]).toEqual([true, false]);
  expect(recall("parlour-go-coach")).toBe("on");
  coach.set("go", false);
  expect(coach.on("go")).toBe(false);
});
