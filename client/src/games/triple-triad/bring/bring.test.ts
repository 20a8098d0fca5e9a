import { describe, expect, it } from "vitest";
import { readDeck } from "./deck";
import { allowed, broughtAgain, handOf, stakeOf, tapped, withCard } from "./hand";
import { deal, digits, find, kinds, matches } from "./picker";
import type { SetCard } from "../types";

const card = (id: number, name: string, sides: number[], rest: Partial<SetCard> = {}): SetCard => ({ id, name, sides, element: null, power: 16, type: null, level: 0, set: "ff8", person: null, ...rest });
const ifrit = card(1, "Ifrit", [9, 6, 2, 8], { element: "fire", level: 9 });
const geezard = card(2, "Geezard", [1, 5, 4, 1], { level: 1 });

describe("finding cards", () => {
  it("reads names and sides", () => {
    expect(matches(ifrit, "ifr")).toBe(true);
    expect(matches(geezard, "1541")).toBe(true);
    expect(matches(geezard, "1?4")).toBe(true);
    expect(matches(ifrit, "1541")).toBe(false);
    expect(digits(card(3, "X", [10, 1, 10, 2]))).toBe("A1A2");
  });

  it("filters and sorts", () => {
    const wish = { search: "", order: "top" as const, element: "", level: "", type: "" };
    expect(find([geezard, ifrit], wish)[0]).toBe(ifrit);
    expect(find([geezard, ifrit], { ...wish, element: "none" })).toEqual([geezard]);
    expect(kinds([ifrit, geezard], "level")).toEqual(["1", "9"]);
    expect(kinds([ifrit, geezard], "type")).toEqual([]);
  });

  it("deals a hand that star limits accept", () => {
    const set = Array.from({ length: 40 }, (_, id) => card(id, `C${id}`, [1, 1, 1, 1], { level: (id % 5) + 1 }));
    for (let round = 0; round < 50; round++) {
      const hand = deal(set, 5);
      expect(new Set(hand).size).toBe(5);
      expect(hand.filter(({ level }) => level === 5).length).toBeLessThanOrEqual(1);
      expect(hand.filter(({ level }) => (level ?? 0) >= 4).length).toBeLessThanOrEqual(2);
    }
  });
});

describe("a deck by hand", () => {
  it("reads name, sides, element and power", () => {
    const { cards, slips } = readDeck("Ifrit 9628 feu 25\n\n# mine\nRed Bat 61a2");
    expect(slips).toEqual([]);
    expect(cards[0]).toMatchObject({ name: "Ifrit", sides: [9, 6, 2, 8], element: "fire", power: 25 });
    expect(cards[1]).toMatchObject({ name: "Red Bat", sides: [6, 1, 10, 2], element: null });
  });

  it("names the line that cannot be read", () => {
    expect(readDeck("Ifrit 9628\nIfrit 962").slips).toMatchObject([{ line: 2, id: "deck-slip-shape" }]);
    expect(readDeck("Ifrit 9628 cheese").slips).toMatchObject([{ line: 1, id: "deck-slip-word" }]);
  });
});

describe("what a table asks for", () => {
  it("knows which tables ask for cards", () => {
    expect(handOf({ cards: "ff8", card_pick: "free" })).toEqual({ set: "ff8", least: 5, most: 5, copies: false });
    expect(handOf({ cards: "ff8", card_pick: "free", copies: true })?.copies).toBe(true);
    expect(handOf({ cards: "ff8", card_pick: "full" })?.most).toBe(60);
    expect(handOf({ cards: "ff8", card_pick: "random" })).toBeNull();
    expect(handOf({ cards: "ff8", card_pick: "draft" })).toBeNull();
  });
});

describe("what a table plays for", () => {
  it("knows how many cards lie there, where that is known, and that nothing does", () => {
    expect(stakeOf({ cards: "ff8", card_pick: "free", trade: "one", visibility: "open" })).toEqual({ kind: "one", set: "ff8", hand: 5, open: true });
    expect(stakeOf({ cards: "ff8", card_pick: "full", trade: "all" })).toEqual({ kind: "all", set: "ff8", hand: null, open: false });
    expect(stakeOf({ cards: "ff8", card_pick: "random", trade: "direct" })).toEqual({ kind: "direct", set: "ff8", hand: null, open: false });
    expect(stakeOf({ cards: "ff8", card_pick: "free", trade: "none" })).toBeNull();
  });
});

describe("copies of a card", () => {
  const hand = { set: "ff8", least: 5, most: 5, copies: true };

  it("may be brought of levels 1 to 7, as many as one has where that counts, and of no card where a table plays without", () => {
    expect([...allowed([geezard, ifrit], hand, null)]).toEqual([[2, 5], [1, 1]]);
    expect([...allowed([geezard, ifrit], hand, new Map([[1, 3], [2, 3]]))]).toEqual([[2, 3], [1, 1]]);
    expect([...allowed([geezard, ifrit], { ...hand, copies: false }, null).values()]).toEqual([1, 1]);
  });

  it("are taken one by one, and put back where no more may be", () => {
    const free = new Map([[2, 2], [1, 1]]);
    let chosen: number[] = [];
    const all = [2, 2, 1, 2, 1].map((id) => (chosen = tapped(chosen, id, hand, free)));
    expect(all).toEqual([[2], [2, 2], [2, 2, 1], [1], []]);
    expect(tapped([2, 3, 4, 5, 6], 2, hand, new Map([[2, 5]]))).toEqual([3, 4, 5, 6]);
    expect(tapped([2, 3, 4, 5, 6], 7, hand, new Map([[7, 5]]))).toEqual([2, 3, 4, 5, 6]);
  });
});

describe("what was brought last", () => {
  const hand = { set: "ff8", least: 5, most: 5, copies: false };
  const each = new Map([1, 2, 3, 4, 5, 6].map((id) => [id, 1]));

  it("lies in the hand again", () => {
    expect(broughtAgain({ cards: [6, 2, 3, 4, 5] }, hand, each)).toEqual([6, 2, 3, 4, 5]);
    expect(broughtAgain({ cards: [1, 1, 2, 2, 3, 3] }, { ...hand, most: 60 }, new Map([1, 2, 3].map((id) => [id, 2])))).toHaveLength(6);
  });

  it("does not where the table asks for other cards, or one of them is there no more", () => {
    for (const cards of [[1, 2, 3, 4], [1, 2, 3, 4, 5, 6], [1, 1, 2, 3, 4], [1, 2, 3, 4, 9], [1, 2, 3, 4, { name: "Own" }]]) {
      expect(broughtAgain({ cards }, hand, each)).toEqual([]);
    }
    expect(broughtAgain(null, hand, each)).toEqual([]);
    expect(broughtAgain({ deck: "S01" }, hand, each)).toEqual([]);
  });
});

it("lays the card of an address into the hand, where it may lie there", () => {
  const hand = { set: "ff8", least: 5, most: 5, copies: false };
  const each = new Map([1, 2, 3, 4, 5, 6].map((id) => [id, 1]));
  expect(withCard([], 6, hand, each)).toEqual([6]);
  expect(withCard([1, 2, 3, 4, 5], 6, hand, each)).toEqual([1, 2, 3, 4, 6]);
  expect(withCard([1, 2, 3, 4, 5], 2, hand, each)).toEqual([1, 2, 3, 4, 5]);
  expect(withCard([1, 2], 9, hand, each)).toEqual([1, 2]);
});
