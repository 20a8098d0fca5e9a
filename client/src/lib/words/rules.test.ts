import { describe, expect, it } from "vitest";
import { carried, changes, inSentences } from "../hall/compose.svelte";
import { beyond, explained, offered } from "./rules";
import type { Preset, RuleBook } from "../net/wire";

const strict: Preset = { name: "strict", offers: { same: [false, true] }, defaults: { same: false, combo: true, trade: "none" } };
const free: Preset = { name: "free", offers: { same: [false, true], combo: [false, true], trade: ["none", "one"] }, defaults: { same: false, combo: true, trade: "none" } };
const book: RuleBook = {
  game: "g",
  named: [],
  groups: ["captures", "stakes"],
  options: [
    { name: "same", kind: "switch", group: "captures", values: [false, true], titles: {} },
    { name: "combo", kind: "switch", group: "captures", values: [false, true], titles: {} },
    { name: "trade", kind: "choice", group: "stakes", values: ["none", "one"], titles: {} },
  ],
  presets: [strict, free],
};

describe("house rules", () => {
  it("shows only what a community leaves open", () => {
    expect(offered(book, "strict").map(({ group, options }) => [group, options.length])).toEqual([["captures", 1]]);
    expect(offered(book, "free").map(({ group }) => group)).toEqual(["captures", "stakes"]);
  });

  it("sends only what differs from the community's habits", () => {
    expect(changes(free, { same: true, combo: true, trade: "one" })).toEqual({ same: true, trade: "one" });
  });

  it("keeps what another community offers too", () => {
    expect(carried(strict, { same: true, combo: false, trade: "one" })).toEqual({ same: true });
  });

  it("explains each rule of a table in its sentence", () => {
    const rules = { text: "triple-triad:ff8+same+trade=one", preset: "ff8", options: {} };
    expect(explained(rules, null)).toEqual([
      { rule: "FF8", help: "The game in Final Fantasy VIII, of 1999. The winner takes a card." },
      { rule: "Same", help: "Two sides that equal their neighbours take both." },
      { rule: "Winnings: One", help: "The winner takes one card." },
    ]);
  });

  it("says what is played in sentences: what is on, and what each choice means", () => {
    const groups = offered(book, "free");
    expect(inSentences(groups, { same: true, combo: true, trade: "one" })).toBe("Added rules: Same and Combo. The winner takes one card.");
    expect(inSentences(groups, { same: false, combo: false, trade: "none" })).toBe("Nobody loses a card.");
  });

  it("reads deviations from the book, or from the text without one", () => {
    const rules = { text: "g:free+same-combo+trade=one", preset: "free", options: { same: true, combo: false, trade: "one" } };
    const told = [["same", true], ["combo", false], ["trade", "one"]];
    expect(beyond(rules, book)).toEqual(told);
    expect(beyond(rules, null)).toEqual(told);
    expect(beyond({ text: "g:page-2021-combo", preset: "page-2021", options: {} }, null)).toEqual([["combo", false]]);
  });
});
