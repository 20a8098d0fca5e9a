import { expect, it } from "vitest";
import { card, choice, entry, half, told, unit, view } from "../fixtures";
import type { Ask, Battle, Choice } from "../types";
import { advise } from "./advice";
import { newLessons } from "./lessons";

const ask = (kind: Ask["kind"], held: number | null = null): Ask => ({ seat: "first", kind, held, skill: null, en: "", fr: "" });
const no = choice({ kind: "word", word: "no", action: "no" });
const lookup = (code: string | null | undefined) => (code ? card(code, { cost: Number(code) || 1 }) : null);

it("proposes the attack on a main character that is likely to hit", () => {
  const attack = choice({ kind: "attack", slot: 1, action: "attack", targets: [80, 81] });
  const seen = view({
    ask: ask("act"),
    legal: [no, attack],
    sides: { first: half({ front: [unit(1, "A", { attack: 60 })] }), second: half({ front: [unit(81, "B", { attack: 10 }), unit(80, "C", { attack: 50, main: true })] }) },
  });
  expect(advise(seen, lookup)).toMatchObject({ choice: attack, why: "attack", args: { attack: 60, defense: 50 } });
  expect(advise({ ...seen, turn: 1 }, lookup)).toMatchObject({ choice: no, why: "first-turn" });
});

it("makes the dearest card the bond, but keeps what makes the leader stronger", () => {
  const [leader, dear, cheap] = [choice({ slot: 1, action: "L" }), choice({ slot: 2, action: "D" }), choice({ slot: 3, action: "C" })];
  const hand = [{ slot: 1, card: "9" }, { slot: 2, card: "4" }, { slot: 3, card: "2" }];
  const seen = view({ ask: ask("bond"), legal: [no, leader, dear, cheap], sides: { first: half({ hand, front: [unit(0, "9", { main: true })] }), second: half() } });
  expect(advise(seen, lookup)?.choice).toBe(dear);
});

it("says that a bond costs more than can be paid only where it does", () => {
  const asked = (card: string) =>
    advise(view({ ask: ask("bond"), legal: [no, choice({ slot: 1, action: "B" })], sides: { first: half({ hand: [{ slot: 1, card }] }), second: half() } }), lookup);
  expect(asked("5")).toMatchObject({ why: "bond", args: { cost: 5, left: 1 } });
  expect(asked("1")).toMatchObject({ why: "bond-pays" });
});

it("doubles only what doubling turns into a hit, and evades only what would hit", () => {
  const discard = choice({ slot: 5, action: "discard" });
  const sum = (total: number) => ({ base: total, support: 0, bonus: 0, total });
  const battle = (mine: number, theirs: number): Battle => ({ attacker: 1, defender: 80, step: "support", attack: sum(mine), defense: sum(theirs) });
  const asked = (kind: "critical" | "evade", mine: number, theirs: number) =>
    advise(view({ ask: ask(kind), legal: [no, discard], battle: battle(mine, theirs), sides: { first: half(), second: half({ front: [unit(80, "A")] }) } }), lookup)?.choice;
  expect(asked("critical", 40, 60)).toBe(discard);
  expect(asked("critical", 70, 60)).toBe(no);
  expect(asked("critical", 20, 60)).toBe(no);
  expect(asked("evade", 60, 50)).toBe(discard);
  expect(asked("evade", 40, 50)).toBe(no);
});

it("always finds something to propose to whoever is asked", () => {
  expect(advise(view({ ask: ask("destination"), legal: [no] }), lookup)).toMatchObject({ choice: no, why: "any" });
  expect(advise(view(), lookup)).toBeNull();
});

it("explains what happens for the first time, and not again", () => {
  const theirs = { ...entry(2, [told("support", { failed: true }), told("evade")]), seat: "second" as const };
  const history = [entry(0, []), entry(1, []), theirs];
  expect(newLessons(history, "first")).toEqual(["support-failed", "evade"]);
  expect(newLessons([...history, entry(3, [told("evade"), told("critical")])], "first")).toEqual(["critical"]);
});

const hero = (orbs: number) => half({ front: [unit(80, "C", { attack: 50, main: true })], orbs: Array.from({ length: orbs }, () => ({ slot: null, card: null, face_down: true })) });

it("attacks only whom the rules let a unit attack, and says what is too strong and what is nobody", () => {
  const asked = (given: Partial<Choice>) =>
    advise(view({ ask: ask("act"), legal: [no, choice({ kind: "attack", slot: 1, action: "attack", ...given })], sides: { first: half({ front: [unit(1, "A", { attack: 30 })] }), second: hero(3) } }), lookup);
  expect(asked({ targets: [] })).toMatchObject({ choice: no, why: "done" });
  expect(asked({ targets: [80] })).toMatchObject({ choice: no, why: "too-strong", args: { attack: 30, defense: 50 } });
});

it("says that a hit costs an orb, or wins, as it is", () => {
  const aims = (orbs: number) => advise(view({ ask: ask("target", 1), legal: [choice({ slot: 80, action: "C" })], sides: { first: half({ front: [unit(1, "A", { attack: 60 })] }), second: hero(orbs) } }), lookup)?.why;
  expect([aims(1), aims(0)]).toEqual(["target-main", "target-last"]);
  const sum = (total: number) => ({ base: total, support: 0, bonus: 0, total });
  const battle: Battle = { attacker: 1, defender: 80, step: "evade", attack: sum(60), defense: sum(50) };
  const evades = (orbs: number) => advise(view({ ask: ask("evade"), battle, legal: [no, choice({ slot: 5 })], sides: { first: hero(orbs), second: half({ front: [unit(1, "A")] }) } }), lookup)?.why;
  expect([evades(1), evades(0)]).toEqual(["evade-main", "evade-last"]);
});

it("puts a card on a unit only where the unit attacks harder with it", () => {
  const grow = choice({ kind: "grow", slot: 5, action: "grow", cost: 1 });
  const find = (attack: number, promotion: number | null) => (code: string | null | undefined) => (code ? card(code, { unit: "Marth", attack: code === "new" ? attack : 40, promotion }) : null);
  const seen = view({ ask: ask("deploy"), legal: [no, grow], sides: { first: half({ hand: [{ slot: 5, card: "new" }], front: [unit(0, "old", { printed: 40, main: true })] }), second: half() } });
  expect(advise(seen, find(40, null))).toMatchObject({ choice: no, why: "no-gain" });
  expect(advise(seen, find(60, null))).toMatchObject({ choice: grow, why: "level", args: { attack: 60, before: 40 } });
  expect(advise(seen, find(60, 2))).toMatchObject({ choice: grow, why: "promote", args: { cost: 1 } });
});

it("promises an attack from behind, or from in front, only of a unit that has the range for it", () => {
  const asked = (kind: "front" | "back", range: number[]) =>
    advise(view({ ask: ask("deploy"), legal: [no, choice({ kind, slot: 5, action: kind })], sides: { first: half({ hand: [{ slot: 5, card: "x" }] }), second: half() } }), (code) => (code ? card(code, { range }) : null))?.why;
  expect([asked("back", [1, 2]), asked("back", [1]), asked("front", [1]), asked("front", [])]).toEqual(["behind", "deploy-cover", "deploy", "deploy-cover"]);
  expect(advise(view({ ask: ask("deploy"), legal: [no], sides: { first: half(), second: half() } }), lookup)?.why).toBe("no-deploy");
});
