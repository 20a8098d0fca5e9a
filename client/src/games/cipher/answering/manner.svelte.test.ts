import { beforeEach, expect, it } from "vitest";
import { Manner } from "./manner.svelte";

beforeEach(() => localStorage.clear());

it("answers for whoever has not asked to be asked, and remembers it", () => {
  const manner = new Manner();
  expect(manner.who).toBe("page");
  manner.who = "me";
  expect([manner.who, new Manner().who]).toEqual(["me", "me"]);
});

it("remembers how long they took, and reads nothing out of what is none of its words", () => {
  localStorage.setItem("parlour-cipher-times", "so 0 -3 1500 ");
  const manner = new Manner();
  manner.took(2500);
  expect([manner.times, new Manner().times]).toEqual([[1500, 2500], [1500, 2500]]);
});
