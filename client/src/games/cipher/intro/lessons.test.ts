import { expect, it } from "vitest";
import { card, entry, half, unit, view } from "../fixtures";
import type { Ask, Battle } from "../types";
import { answerTo, reached, refusalOf, type Shot } from "./lessons";

const look = (code: string | null | undefined) => (code ? card(code) : null);
const said = (text: string) => ({ en: text, fr: text });
const shot = (seq: number, task: string | null, tries: Shot["tries"] = []): Shot => ({ ...entry(seq, []), say: null, task: task === null ? null : said(task), tries });
const ask = (kind: Ask["kind"], held: number | null = null): Ask => ({ seat: "first", kind, held, skill: null, en: "", fr: "" });

it("shows what others do, up to what the reader is asked", () => {
  const film = [shot(0, null), shot(1, null), shot(2, null), shot(3, "try"), shot(4, "again"), shot(5, null)];
  expect([0, 3, 4].map((at) => reached(film, at))).toEqual([2, 3, 5]);
});

it("answers a try with its reason, and only that", () => {
  const asked = shot(1, "try", [{ action: "end", say: said("too early") }]);
  expect([answerTo(asked, "end"), answerTo(asked, "attack")]).toEqual([said("too early"), null]);
});

const [archer, sword, mage] = [unit(1, "archer", { range: [2] }), unit(2, "sword", { tapped: true }), unit(3, "mage", { range: [1, 2] })];
const [near, far] = [unit(81, "near"), unit(82, "far")];
const sides = { first: half({ back: [archer], front: [sword, mage], hand: [{ slot: 9, card: "other" }] }), second: half({ front: [near], back: [far] }) };

it("says how far a target stands from whoever attacks", () => {
  const aimed = (held: number) => view({ sides, ask: ask("target", held) });
  expect(refusalOf(aimed(1), 82, look)).toEqual(["cipher-try-reach", { unit: "archer", range: "2", target: "far", distance: 3 }]);
  expect(refusalOf(aimed(2), 82, look)).toEqual(["cipher-try-reach", { unit: "sword", range: "1", target: "far", distance: 2 }]);
});

it("names whose card is to be discarded", () => {
  const sum = { base: 0, support: 0, bonus: 0, total: 0 };
  const battle: Battle = { attacker: 3, defender: 81, step: "support", attack: sum, defense: sum };
  expect(refusalOf(view({ sides, battle, ask: ask("critical") }), 9, look)).toEqual(["cipher-try-name", { unit: "mage" }]);
  expect(refusalOf(view({ sides, battle, ask: ask("evade") }), 9, look)).toEqual(["cipher-try-name", { unit: "near" }]);
});

it("gives the reason of the rules where they have one, and says of anything else that it is not that", () => {
  const dear = { slot: 9, ...said("It costs 3.") };
  expect(refusalOf(view({ sides, ask: ask("deploy"), why_not: [dear] }), 9, look)).toBe(dear);
  expect(refusalOf(view({ sides, ask: ask("act") }), 2, look)).toEqual(["cipher-try-tapped", { unit: "sword" }]);
  expect(refusalOf(view({ sides, ask: ask("act") }), 81, look)).toEqual(["cipher-try-not", { card: "near" }]);
});
