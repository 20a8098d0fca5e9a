import { describe, expect, it } from "vitest";
import { fightAt, turnsBattle } from "./battle";
import type { View } from "./types";
import { entry, half, told, unit, view } from "./fixtures";

const value = (code: string | null | undefined, what: "attack" | "support") => (what === "attack" ? 40 : ({ merric: 20, lucina: 10 }[code ?? ""] ?? 0));
const field = view({ sides: { first: half({ front: [unit(1, "cain", { printed: 60 })] }), second: half() } });
const attack = told("attack", { seat: "first", card: "cain", slot: 1, target_card: "chrom", target: 60 });
const supports = [told("support", { seat: "first", card: "merric", slot: 9, failed: false }), told("support", { seat: "second", card: "lucina", slot: 70, failed: true })];

describe("a battle", () => {
  it("is a sum of base, support and the rest", () => {
    const fight = fightAt([entry(0, [attack, ...supports, told("clash", { total: 90, target_total: 40 })], field)], 0, value)!;
    expect(fight.attack).toEqual({ base: 60, support: 20, bonus: 10, total: 90 });
    expect(fight.defense).toEqual({ base: 40, support: 0, bonus: 0, total: 40 });
    expect(fight.supports.defender).toEqual({ card: "lucina", failed: true });
    expect([fight.outcome, fight.step]).toEqual(["hit", "result"]);
  });

  it("is the view's while it lasts, with the supports told before", () => {
    const sum = { base: 60, support: 20, bonus: 0, total: 80 };
    const live = view({ battle: { attacker: 1, defender: 60, step: "critical", attack: sum, defense: sum } });
    const fight = fightAt([entry(0, [attack, ...supports], live), entry(1, [told("declined")], live)], 1, value)!;
    expect(fight.step).toBe("critical");
    expect(fight.supports.attacker?.card).toBe("merric");
    expect(fight.outcome).toBeNull();
  });

  it("is decided over several answers", () => {
    const live = view({ battle: { attacker: 1, defender: 60, step: "evade", attack: { base: 60, support: 20, bonus: 0, total: 80 }, defense: { base: 40, support: 10, bonus: 0, total: 50 } } });
    const history = [entry(0, [attack, ...supports], live), entry(1, [told("evade", { seat: "second", card: "chrom" })], field)];
    expect(fightAt(history, 1, value)?.outcome).toBe("evaded");
  });

  it("is the view's where nobody told how it began", () => {
    const battle = { attacker: 1, defender: 60, step: "critical" as const, attack: { base: 60, support: 20, bonus: 0, total: 80 }, defense: { base: 40, support: 0, bonus: 0, total: 40 } };
    const sides = { first: half({ front: [unit(1, "cain")], support: { slot: 9, card: "merric", failed: false } }), second: half({ front: [unit(60, "chrom")], support: { slot: 70, card: "lucina", failed: true } }) };
    const fight = fightAt([entry(0, [], view({ battle, sides }))], 0, value)!;
    expect(fight.cards).toEqual({ attacker: "cain", defender: "chrom" });
    expect(fight.supports).toEqual({ attacker: { card: "merric", failed: false }, defender: { card: "lucina", failed: true } });
    expect([fight.step, fight.outcome, fight.attack!.total]).toEqual(["critical", null, 80]);
  });

  it("is not told again after it is over", () => {
    const history = [entry(0, [attack, ...supports, told("clash", { total: 80, target_total: 40 })], field), entry(1, [told("moved")], field)];
    expect(fightAt(history, 1, value)).toBeNull();
  });
});

describe("a critical hit or an evasion", () => {
  const battle = (attack: number, defense: number) => ({ attack: { total: attack }, defense: { total: defense } }) as View["battle"];

  it("changes how a battle ends, or it does not", () => {
    expect([turnsBattle("evade", battle(50, 60)), turnsBattle("evade", battle(60, 60))]).toEqual([false, true]);
    expect([turnsBattle("critical", battle(50, 60)), turnsBattle("critical", battle(60, 60)), turnsBattle("critical", battle(20, 60))]).toEqual([true, false, false]);
  });
});
