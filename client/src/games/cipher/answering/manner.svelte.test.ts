import { beforeEach, expect, it } from "vitest";
import { Manner } from "./manner.svelte";

beforeEach(() => localStorage.clear());

it("lets him answer himself until he says otherwise, and remembers it", () => {
  const manner = new Manner();
  expect(manner.who).toBe("me");
  manner.who = "page";
  expect([manner.who, new Manner().who]).toEqual(["page", "page"]);
});

it("remembers how long he took, and reads nothing out of what is none of its words", () => {
  localStorage.setItem("parlour-cipher-times", "so 0 -3 1500 ");
  const manner = new Manner();
  manner.took(2500);
  expect([manner.times, new Manner().times]).toEqual([[1500, 2500], [1500, 2500]]);
});
