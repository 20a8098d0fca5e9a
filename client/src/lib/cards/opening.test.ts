import { expect, it } from "vitest";
import type { Pack, Shelf } from "../net/api/collection";
import { before, begun, isRare, keep, opened, over, SEALED, type Begun } from "./opening";

const pack = { name: "five", price: 10, cards: 3, odds: [{ count: 1, chances: [{ price: 9, cards: 1, chance: "1/4", percent: 25 }, { price: 5, cards: 1, chance: "3/4", percent: 75 }] }, { count: 2, chances: [{ price: 1, cards: 1, chance: "1", percent: 100 }] }] } as Pack;
const card = (id: string, price: number, count: number) => ({ id, price, count, staked: 0, called: { en: id, fr: id } });
const shelf = { packs: [pack], cards: [card("low", 1, 2), card("good", 5, 0), card("best", 9, 0)] } as unknown as Shelf;
const start: Begun = { shelf: "game/set", community: "", pack: "five", seal: "abc", turned: SEALED };

it("the dearest card is turned last, and each says how many there are now", () => {
  const { cards } = opened(shelf, start, { cards: ["best", "low", "low"], commitment: "abc", secret: "" });
  expect(cards.map(({ asset, count, rare }) => [asset, count, rare])).toEqual([["game/set/low", 3, false], ["game/set/low", 4, false], ["game/set/best", 1, true]]);
});

it("a card is rare where few packs hold one as dear", () => {
  expect([9, 5, 1].map((price) => isRare(pack, price))).toEqual([true, false, false]);
});

it("the shelf before has not what the pack brought", () => {
  expect(before(shelf, ["low", "low", "best"]).cards.map(({ count }) => count)).toEqual([0, 0, 0]);
});

it("an opening that began is remembered until it is over; what is damaged is none", () => {
  expect(begun()).toBeNull();
  keep({ ...start, turned: 2 });
  expect(begun()).toEqual({ ...start, turned: 2 });
  over();
  expect(begun()).toBeNull();
  localStorage.setItem("parlour-pack", "{");
  expect(begun()).toBeNull();
});
