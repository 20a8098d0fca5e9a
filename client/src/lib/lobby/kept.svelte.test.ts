import { beforeEach, expect, it } from "vitest";
import { RulesShelf } from "./kept.svelte";

beforeEach(() => localStorage.clear());

it("rules are kept under their names for each game, and one of them is usual", () => {
  const shelf = new RulesShelf("nim");
  expect(shelf.usual).toBeNull();
  shelf.keep("Sunday", "nim:free", true);
  shelf.keep("Club", "nim:free+heap=9", true);
  shelf.keep("Sunday", "nim:free+heap=5", false);
  const again = new RulesShelf("nim");
  expect(again.all.map(({ name, rules }) => [name, rules])).toEqual([["Sunday", "nim:free+heap=5"], ["Club", "nim:free+heap=9"]]);
  expect(again.usual).toBe("nim:free+heap=9");
  again.drop("Club");
  expect(again.usual).toBeNull();
  expect(new RulesShelf("chakart").all).toEqual([]);
});

it("what is damaged is nothing", () => {
  localStorage.setItem("parlour-rules-nim", '[{"name": 1}, 3, null]');
  expect(new RulesShelf("nim").all).toEqual([]);
  localStorage.setItem("parlour-rules-nim", "{");
  expect(new RulesShelf("nim").all).toEqual([]);
});
