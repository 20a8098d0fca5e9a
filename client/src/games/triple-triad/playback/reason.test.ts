import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lang } from "../../../lib/words/lang.svelte";
import { t } from "../../../lib/words/words";
import { announcement, reason, summary } from "./reason";
import { act, card, flip, RULES, view } from "../fixtures";
import type { Entry, GameEvent } from "../types";

const placed: GameEvent = { kind: "placed", seat: "red", slot: 2, card: card("Vysage"), cell: 4, en: "", fr: "" };
const pairs = [
  { side: 0, cell: 1, mine: 6, theirs: 9 },
  { side: 1, cell: 5, mine: 5, theirs: 10 },
];
const plus: Entry = act(
  "red",
  [
    placed,
    { kind: "plus", cell: 4, sum: 15, pairs, en: "", fr: "" },
    flip("Sacred", 1, 4, 0, "plus"),
    flip("Cerberus", 5, 4, 1, "plus"),
    flip("Blitz", 2, 5, 0, "combo", 1),
  ],
  view({ elements: [null, null, "ice", null, null, null, null, null, null] }),
);

beforeEach(() => lang.set("en"));
afterEach(() => lang.set("en"));

describe("the reason of a move", () => {
  it("writes the sum of Plus and names what turned", () => {
    const why = reason(plus, RULES, t);
    expect([why.head, why.title, why.sum]).toEqual(["Red takes 3 cards", "Plus", "6 + 9 = 5 + A"]);
    expect(why.sentences).toEqual([
      "Two pairs make 15: Sacred and Cerberus turn.",
      "Combo: Cerberus 7 beats Blitz 3 (4\u00a0−\u00a01, ice).",
    ]);
  });

  it("is told in French too", () => {
    lang.set("fr");
    expect(reason(plus, RULES, t).sentences[1]).toContain("Cerberus 7 bat Blitz 3 (4\u00a0−\u00a01, glace).");
  });

  it("says by the type of which card a number grew or shrank", () => {
    const grown = { ...flip("Ifrit", 1, 4, 0, "basic"), mine_delta: 2, attacker: { ...card("Shiva"), type: "primal" } };
    const told = (): string => reason(act("red", [placed, grown], view({})), RULES, t).sentences[0]!;
    expect(told()).toBe("Shiva 9 beats Ifrit 4 (7\u00a0+\u00a02, primal).");
    lang.set("fr");
    expect(told()).toContain("(7\u00a0+\u00a02, primordial)");
  });

  it("says when nothing was taken, with the one number that a square has", () => {
    const quiet = act("red", [{ ...placed, cell: 0 } as GameEvent], view({}));
    expect(reason(quiet, RULES, t).sentences).toEqual(["Vysage on 1 takes nothing."]);
    const keypad = { ...RULES, options: { numbering: "keypad" } };
    expect(reason(quiet, keypad, t).sentences).toEqual(["Vysage on 7 takes nothing."]);
    expect(announcement(quiet, keypad, t)).toContain("Red places Vysage on 7.");
  });

  it("compares totals in a battle", () => {
    const battle = { ...flip("Grat", 1, 4, 0, "battle"), attacker: card("Vysage", 2, [5, 5, 5, 9]) };
    expect(reason(act("red", [placed, battle], view({})), RULES, t).sum).toBe("24 > 16");
  });

  it("says which line slid and why", () => {
    const slid: GameEvent = { kind: "slid", cell: 2, travel: "down", op: "-", value: 21, power: 20, moves: [[2, 5], [5, 8], [8, 2]], en: "", fr: "" };
    const why = reason(act("red", [placed, slid], view({})), RULES, t);
    expect([why.title, why.sum, why.sentences[0]]).toEqual(["Power Wall", "20 < 21", "The right column slides down."]);
  });

  it("names the line by its place, in both languages", () => {
    const slid = (cell: number, travel: "down" | "left"): GameEvent => ({ kind: "slid", cell, travel, op: "=", value: 9, power: 9, moves: [], en: "", fr: "" });
    const told = (event: GameEvent): string => reason(act("red", [placed, event], view({})), RULES, t).sentences[0]!;
    expect([told(slid(0, "down")), told(slid(1, "down")), told(slid(5, "left"))]).toEqual([
      "The left column slides down.",
      "The middle column slides down.",
      "The middle row slides left.",
    ]);
    lang.set("fr");
    expect(told(slid(1, "down"))).toBe("La colonne du milieu descend.");
  });

  it("has for the ear what chance did at the deal", () => {
    const dealt: GameEvent[] = [
      { kind: "roulette", option: "same", value: true, en: "Roulette: Same.", fr: "Roulette : Identique." },
      { kind: "swapped", slots: [1, 21], en: "Swap: one card of each hand changes sides.", fr: "Échange : une carte de chaque main change de camp." },
    ];
    expect(announcement(act(null, dealt, view({})), RULES, t)).toBe("Roulette: Same. Swap: one card of each hand changes sides.");
    lang.set("fr");
    expect(announcement(act(null, dealt, view({})), RULES, t)).toBe("Roulette : Identique. Échange : une carte de chaque main change de camp.");
  });

  it("has for the ear every card that turned, by whatever rule", () => {
    const flips = plus.events.filter((event) => event.kind === "flipped").map(({ card }) => card.name);
    const same: Entry = act("red", [placed, { kind: "same", cell: 4, pairs, en: "", fr: "" }, flip("Sacred", 1, 4, 0, "same"), flip("Cerberus", 5, 4, 1, "same")], view({}));
    const others = (["basic", "battle", "fallen_ace", "combo", "symmetric"] as const).map((by) => act("red", [placed, flip("Blitz", 1, 4, 0, by)], view({})));
    for (const code of ["en", "fr"] as const) {
      lang.set(code);
      expect(flips.filter((name) => !announcement(plus, RULES, t).includes(name))).toEqual([]);
      expect(["Sacred", "Cerberus"].filter((name) => !announcement(same, RULES, t).includes(name))).toEqual([]);
      expect(others.filter((entry) => !announcement(entry, RULES, t).includes("Blitz"))).toEqual([]);
    }
  });

  it("is a few words in the history and one line for the ear", () => {
    expect(summary(plus, t)).toBe("Plus 15 · combo 1");
    expect(announcement(plus, RULES, t)).toMatch(/^Red places Vysage on 5\. Plus: 6 \+ 9 = 5 \+ A\. Two pairs/);
  });
});
