import { afterEach, describe, expect, it } from "vitest";
import { learn } from "./added.svelte";
import { lang } from "./lang.svelte";
import record from "./sentences.json";
import { say, spoken, worded } from "./words";
import type { Sentence } from "../net/shapes";

const sentences = record as unknown as { says: Sentence; en: string; fr: string }[]; // a record of what the server said, by its tests

afterEach(() => {
  learn([]);
  lang.set("en");
});

describe("a sentence that is told as data", () => {
  it.each(["en", "fr"] as const)("is said as the server says it: %s", (code) => {
    expect(sentences.length).toBeGreaterThan(100);
    expect(sentences.map(({ says }) => spoken(code, says))).toEqual(sentences.map((one) => one[code]));
  });

  it("is read in the language that the page has by then", () => {
    const resigned = worded({ kind: "resigned", seat: "white", says: { id: "event-resigned", args: { name: "Ann" } } });
    expect([say(resigned), lang.set("fr"), say(resigned)]).toEqual(["Ann resigns.", undefined, "Abandon\u00a0: Ann."]);
    expect(resigned).toEqual({ kind: "resigned", seat: "white", en: "Ann resigns.", fr: "Abandon\u00a0: Ann." });
  });

  it("never shows its name: it is nothing until its words have come", () => {
    expect(spoken("en", { id: "ludo-unheard", args: { what: { id: "ludo-six", args: {} } } })).toBe("");
  });

  it("has what somebody wrote in both languages in that of the reader", () => {
    learn([{ en: "ludo-club = Welcome to { $club }." }]);
    const told = { id: "ludo-club", args: { club: { en: "Lantern Club", fr: "Club du Fanal" } } };
    expect([spoken("en", told), spoken("fr", told)]).toEqual(["Welcome to Lantern Club.", "Welcome to Club du Fanal."]);
  });

  it("is said in the words of an added game, which may tell its events in words at once", () => {
    learn([{ en: "ludo-six = { CAPITAL($piece) } meets { $others }.\nludo-piece = the { $colour } piece" }]);
    const red = { id: "ludo-piece", args: { colour: "red" } };
    const met = worded({ kind: "six", says: { id: "ludo-six", args: { piece: red, others: ["Ann", red] } } });
    expect(met.fr).toBe("The red piece meets Ann, the red piece.");
    const told = { kind: "six", en: "Six.", fr: "Six." };
    expect(worded(told)).toBe(told);
  });
});
