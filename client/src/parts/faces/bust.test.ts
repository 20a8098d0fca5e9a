import { describe, expect, it } from "vitest";
import { bust } from "./bust";
import { field } from "./ground";
import { HEADGEAR } from "./headgear";
import { Sitter, type Facts } from "./look";
import * as pattern from "./pattern";
import { Block } from "./press";

const [told] = Object.values(import.meta.glob<string>("../../../../src/parlour/games/cipher/data/looks.toml", { eager: true, query: "?raw", import: "default" }));
const LOOKS = [...told!.matchAll(/^"(.+)" = "(\S+)"$/gm)].map(([, name, look]) => ({ name: name!, look: look! }));
const WEAPONS = ["Sword", "Lance", "Axe", "Bow", "Tome", "Staff", "Knife", "Fang", "Dragonstone", "Brawl", ""];
const TYPES = [[], ["Beast"], ["Flier", "Beast"], ["Flier", "Dragon"], ["Armored"], ["Dragon"], ["Monster"]];
const JOBS = ["Lord", "Cleric", "Ninja", "Thief", "Maid", "Dancer", "Hero"];
const MARTH: Facts = { name: "Marth", code: "B01-003", look: "ljbbaTn", gender: "Male", colours: ["Red"], cost: 1, promotion: null, job: "Lord", weapon: "Sword", types: [], attack: 40 };

/** Somebody, as the table tells them, on a card of this kind. */
const facts = (at: number, kind: number): Facts => ({
  ...MARTH, ...LOOKS[at % LOOKS.length]!, gender: ["Female", "Male", ""][kind % 3]!, weapon: WEAPONS[kind % WEAPONS.length]!, types: TYPES[kind % TYPES.length]!, job: JOBS[kind % JOBS.length]!, cost: kind % 7, promotion: kind % 2 ? kind % 5 : null, code: `B${kind}`,
});

describe("a bust", () => {
  it("is the same for the same facts, and another on another card of the same person", () => {
    expect(bust(MARTH)).toBe(bust({ ...MARTH }));
    expect(bust({ ...MARTH, code: "B01-001", cost: 5, promotion: 4 })).not.toBe(bust(MARTH));
  });

  it("is drawn without a hole for every look of the table, on every kind of card", () => {
    expect(LOOKS.length).toBeGreaterThan(600);
    const holes = LOOKS.flatMap(({ name }, at) => [at, at * 7 + 3].map((kind) => ({ name, drawn: bust(facts(at, kind), { fine: kind % 2 === 0 }) }))).filter(({ drawn }) => /undefined|NaN|null/.test(drawn));
    expect(holes.map(({ name }) => name)).toEqual([]);
  });

  it("wears no hat, veil or ears that its look does not tell", () => {
    const worn = ["Cleric", "Maid", "Thief", "Ninja"].map((job) => {
      const head = new Block("#000", true);
      for (const layer of HEADGEAR) layer(new Sitter({ ...MARTH, look: "ljbban", gender: "Female", job }), head);
      return head.out;
    });
    expect(worn).toEqual(["", "", "", ""]);
  });
});

describe("a field", () => {
  it("has another ground for each colour, also without its colours", () => {
    const grounds = ["Red", "Blue", "White", "Black", "Green", "Purple", "Yellow", "Brown", undefined].map((colour) => pattern.patternOf(colour, ""));
    expect(new Set(grounds).size).toBe(grounds.length);
  });

  it("is shared by two colours, and plain without a pattern", () => {
    const both = { ...MARTH, colours: ["White", "Black"] };
    expect(field(both, null)).toContain("<svg");
    expect(field(both, pattern).length).toBeGreaterThan(4 * field(both, null).length);
  });
});
