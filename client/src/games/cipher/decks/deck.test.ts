import { describe, expect, it } from "vitest";
import { LANGS, lang } from "../../../lib/words/lang.svelte";
import { has, t } from "../../../lib/words/words";
import { card } from "../fixtures";
import { HAND, atLeastOne, chances, drawn, hand, inHundred } from "./chances";
import { added, blank, byCost, colours, curve, filled, findings, led, linked, mayAdd, playable, query, sameCards, spelled, support, taken, written, type Deck } from "./deck";
import { ABILITIES, HEADS, doing, under } from "./abilities";
import { NOTHING, find, told } from "./find";
import { asText, counted } from "./starters";

const book = new Map(
  [
    card("B01-003", { unit: "Marth", name: "Altean Prince Marth" }),
    card("B01-001", { unit: "Marth", name: "Savior Marth", cost: 5, promotion: 4 }),
    card("B01-008", { unit: "Cain", name: "Red Knight Cain", cost: 2, weapons: ["Lance"], support: 10, text: { en: ["Draw 1 card."], fr: ["Piochez 1 carte."] }, does: ["draws"] }),
    card("B02-001", { unit: "Élise", name: "Little Princess Élise", enforced: false, colors: ["White"], support: null, types: ["Flier"], does: ["support-x", "draws", "bars"] }),
    card("B14-040a", { unit: "Risen", name: "Risen", cost: 0, copies: null, colors: ["Blue"] }),
  ].map((each) => [each.code, each]),
);
const get = (code: string) => book.get(code) ?? null;
const times = (count: number, code: string): string[] => Array.from({ length: count }, () => code);
const deck = (...cards: string[]): Deck => blank("Mine", cards.includes("B01-003") ? "B01-003" : null, cards);
const whole = deck("B01-003", ...times(49, "B14-040a"));

describe("a deck as text", () => {
  it("names the main character first, then the cards by cost and name", () => {
    expect(asText("B01-003", ["B01-008", "B01-003", "B01-008"], get)).toBe("MC: B01-003 Altean Prince Marth\n1 B01-003 Altean Prince Marth\n2 B01-008 Red Knight Cain");
    expect(counted(["B01-008", "B01-003", "B01-008"], get)).toEqual([{ code: "B01-003", count: 1 }, { code: "B01-008", count: 2 }]);
  });
});

describe("a deck on the desk", () => {
  it("takes four of a name, and as many as there is room for of a card that allows it", () => {
    let mine = blank("Mine");
    for (let n = 0; n < 6; n += 1) mine = added(mine, get, "B01-008");
    expect(mine.cards).toEqual(times(4, "B01-008"));
    for (let n = 0; n < 70; n += 1) mine = added(mine, get, "B14-040a");
    expect(mine.cards).toHaveLength(63);
    expect(mayAdd(mine, get, "B01-003")).toBe(false);
  });

  it("is led by the first that may, until another is told to, or they are gone", () => {
    const mine = added(added(blank("Mine"), get, "B01-008"), get, "B01-003");
    expect(mine.main).toBe("B01-003");
    expect(taken(mine, "B01-003").main).toBeNull();
    expect(led(added(mine, get, "B02-001"), "B02-001").main).toBe("B02-001");
    expect(taken(mine, "B02-001")).toBe(mine);
  });

  it("says what forbids it, what is well and what may be overlooked", () => {
    const words = (one: Deck) => findings(one, get).map(({ kind, word }) => `${kind} ${word}`);
    expect(words(deck())).toEqual(["bad few", "bad no-main"]);
    expect(words(whole)).toEqual(["good size", "good main", "good copies-good", "hint rare"]);
    expect(playable(whole, get)).toBe(true);
    expect(words(filled(whole, "B01-001", [...whole.cards, ...times(5, "B01-001")]))).toContain("bad main-cost");
    expect(findings(deck(...times(5, "B01-008")), get)).toContainEqual({ kind: "bad", word: "copies", card: "Red Knight Cain", count: 5, most: 4 });
    expect(findings(deck("B02-001"), get)).toContainEqual({ kind: "bad", word: "not-enforced", card: "Little Princess Élise" });
    expect(words(deck(...times(64, "B14-040a")))).toContain("bad many");
  });

  it("is known again by what was brought of it, in whatever order", () => {
    const mine = deck("B01-003", "B01-008", "B01-008");
    expect(sameCards(mine, { main: "B01-003", cards: ["B01-008", "B01-003", "B01-008"] })).toBe(true);
    expect(sameCards(mine, { main: "B01-003", cards: ["B01-008", "B01-003"] })).toBe(false);
    expect(sameCards(mine, { main: "B01-008", cards: mine.cards })).toBe(false);
    expect([sameCards(blank("Empty"), null), sameCards(mine, { deck: "S01" })]).toEqual([false, false]);
  });

  it("is summed up in colours, costs and support", () => {
    const mine = deck("B01-003", "B01-008", "B01-008", "B01-001", "B02-001");
    expect(colours(mine, get)).toEqual([{ colour: "Red", count: 4 }, { colour: "White", count: 1 }]);
    expect(curve(mine, get)).toEqual([[1, 2], [2, 2], [3, 0], [4, 0], [5, 1]].map(([cost, count]) => ({ cost, count })));
    expect(curve(whole, get)[0]).toEqual({ cost: 0, count: 49 });
    expect(byCost(mine, get).map(({ cost, count }) => [cost, count])).toEqual([[1, 2], [2, 2], [5, 1]]);
    expect(support(mine, get)).toBe(15); // of those that have one
    expect(support(deck("B02-001"), get)).toBeNull();
  });
});

describe("a link to a deck", () => {
  it("carries all of it", () => {
    const mine = deck("B01-003", "B01-008", "B01-008", "B14-040a");
    const link = query(mine);
    expect(written(mine.cards)).toBe("B01-003-008x2~B14-040a");
    const again = linked(new URLSearchParams(link.toString()), get)!;
    expect([again.id, again.name, again.main, [...again.cards].sort()]).toEqual([mine.id, "Mine", "B01-003", [...mine.cards].sort()]);
  });

  it("is read as far as it makes sense, and never beyond what a match has room for", () => {
    expect(linked(new URLSearchParams("deck=x"), get)).toBeNull();
    expect(linked(new URLSearchParams("cards=Z99-999-~~B01-008x2&main=B01-003"), get)).toMatchObject({ main: null, cards: times(2, "B01-008") });
    expect(spelled("B01-008x99-009x99")).toHaveLength(63);
  });
});

describe("an opening hand", () => {
  it("is drawn from all but the main character", () => {
    expect(drawn(whole)).toEqual(times(49, "B14-040a"));
    expect(hand(whole, () => 0)).toEqual(times(HAND, "B14-040a"));
    expect(hand(deck("B01-003", "B01-008"))).toEqual(["B01-008"]);
  });

  it("has exact chances", () => {
    expect(atLeastOne(49, 0)).toBe(0);
    expect(atLeastOne(49, 49)).toBe(1);
    expect(atLeastOne(4, 1, 2)).toBeCloseTo(1 / 2, 12);
    expect(atLeastOne(49, 4)).toBeCloseTo(1 - (45 * 44 * 43 * 42 * 41 * 40) / (49 * 48 * 47 * 46 * 45 * 44), 12);
    expect([inHundred(0), inHundred(0.001), inHundred(0.999), inHundred(1)]).toEqual([0, 1, 99, 100]);
  });

  it("tells those of a card to promote and of a unit for the first turn", () => {
    const mine = deck("B01-003", ...times(3, "B01-001"), ...times(3, "B02-001"), ...times(43, "B14-040a"));
    expect(chances(mine, get)).toEqual({ promote: inHundred(atLeastOne(49, 3)), first: inHundred(atLeastOne(49, 3)) });
    expect(chances(deck("B01-008"), get).promote).toBeNull();
  });
});

describe("finding cards", () => {
  const all = [...book.values()];
  const trait = (kind: string) => ({ lance: "lance", flier: "volante" })[kind] ?? kind;
  const codes = (wish: Partial<typeof NOTHING>, lang: "en" | "fr" = "en") => find(all, { ...NOTHING, playable: false, ...wish }, (each) => told(each, lang, trait)).map((each) => each.code);

  it("looks in names, texts and kinds, in the language of the page, whatever the accents", () => {
    expect(codes({ search: "elise" })).toEqual(["B02-001"]);
    expect(codes({ search: "lance knight" })).toEqual(["B01-008"]);
    expect(codes({ search: "draw 1 card" })).toEqual(["B01-008"]);
    expect(codes({ search: "“Piochez”" }, "fr")).toEqual(["B01-008"]);
    expect(codes({ search: "volante" }, "fr")).toEqual(["B02-001"]);
  });

  it("takes one of each group of filters", () => {
    expect(codes({ colours: ["White", "Blue"] })).toEqual(["B02-001", "B14-040a"]);
    expect(codes({ colours: ["Red"], costs: [2, 5] })).toEqual(["B01-001", "B01-008"]);
    expect(codes({ weapons: ["Lance"] })).toEqual(["B01-008"]);
    expect(codes({ playable: true })).not.toContain("B02-001");
  });

  it("takes what does any of the abilities that are chosen, and tells of each how many do it", () => {
    expect(codes({ abilities: ["bars"] })).toEqual(["B02-001"]);
    expect(codes({ abilities: ["bars", "draws"] })).toEqual(["B01-008", "B02-001"]);
    expect(codes({ abilities: ["draws"], colours: ["Red"] })).toEqual(["B01-008"]);
    const often = doing(all);
    expect([often.get("draws"), often.get("bars"), often.get("leads")]).toEqual([2, 1, 0]);
  });

  it.each(LANGS)("has each ability under one head, with words of its own: %s", (code) => {
    lang.set(code);
    const heads = HEADS.map(under);
    expect(new Set(heads.flat())).toEqual(new Set(ABILITIES));
    expect(heads.flat()).toHaveLength(ABILITIES.length);
    expect(Math.min(...heads.map((each) => each.length))).toBeGreaterThan(0);
    const said = [...HEADS.map((head) => `head-${head}`), ...ABILITIES].map((each) => `cipher-does-${each}`);
    expect(said.filter((id) => !has(id))).toEqual([]);
    expect(new Set(ABILITIES.map((ability) => t(`cipher-does-${ability}`))).size).toBe(ABILITIES.length);
    lang.set("en");
  });
});
