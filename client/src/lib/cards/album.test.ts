import { expect, it } from "vitest";
import type { Owned } from "../net/api/collection";
import { fresh, pageOf, SHOWN, shows } from "./album";

const card = (id: string, count: number, staked = 0) => ({ id, asset: `game/set/${id}`, count, staked }) as Owned;
const cards = [card("a", 0), card("b", 1), card("c", 1, 1)];

it("cards are shown by what one has of them, and by what one wants", () => {
  const found = SHOWN.map((shown) => cards.filter((one) => shows(shown, one, new Set(["game/set/a"]))).map(({ id }) => id).join(""));
  expect(found).toEqual(["abc", "bc", "a", "c", "a"]);
});

it("a card is on a page, and what is nowhere leads to the first that is not empty", () => {
  expect(["a", "b", "c", "z"].map((id) => pageOf(cards, id, 2))).toEqual([0, 0, 1, 0]);
  expect(["a", "z"].map((id) => pageOf(cards, id, 1))).toEqual([0, 1]);
  expect(pageOf([card("a", 0), card("d", 0)], "z", 1)).toBe(0);
});

it("nothing is new on the first visit; later what came since, for as long as the visit lasts", () => {
  expect([...fresh("one", cards)]).toEqual([]);
  expect([...fresh("one", [card("a", 1), ...cards.slice(1)])]).toEqual(["a"]);
  expect([...fresh("one", [card("a", 1), ...cards.slice(1)])]).toEqual(["a"]);
  localStorage.setItem("parlour-album-two", "b");
  expect([...fresh("two", cards)]).toEqual(["c"]);
});
