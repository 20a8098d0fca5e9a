import { describe, expect, it } from "vitest";
import { card } from "../fixtures";
import { find } from "./find";
import { asText, counted, fromText } from "./starters";

const book = new Map([card("B01-003", { unit: "Marth", name: "Altean Prince Marth" }), card("B01-008", { unit: "Cain", name: "Red Knight Cain", cost: 2, weapons: ["Lance"] })].map((each) => [each.code, each]));
const get = (code: string) => book.get(code) ?? null;

describe("a deck as text", () => {
  it("is written as it is read", () => {
    const codes = ["B01-008", "B01-003", "B01-008"];
    const text = asText("B01-003", codes, get);
    expect(text).toBe("MC: B01-003 Altean Prince Marth\n1 B01-003 Altean Prince Marth\n2 B01-008 Red Knight Cain");
    expect(fromText(text)).toEqual({ main: "B01-003", codes: ["B01-003", "B01-008", "B01-008"] });
  });

  it("takes comments, counts with x, and cards without a count", () => {
    expect(fromText("# mine\n3x B01-008 # fast\nB01-003\nnonsense")).toEqual({ main: null, codes: ["B01-008", "B01-008", "B01-008", "B01-003"] });
  });

  it("counts by cost, then by name", () => {
    expect(counted(["B01-008", "B01-003", "B01-008"], get)).toEqual([{ code: "B01-003", count: 1 }, { code: "B01-008", count: 2 }]);
  });
});

describe("finding cards", () => {
  const all = [...book.values(), card("B02-001", { enforced: false, colors: ["White"], name: "Élise" })];
  const wish = { search: "", colour: "", cost: "", playable: false } as const;

  it("asks for name, colour, cost, and whether they can be played", () => {
    expect(find(all, { ...wish, search: "elise" }).map((each) => each.code)).toEqual(["B02-001"]);
    expect(find(all, { ...wish, search: "lance knight" }).map((each) => each.code)).toEqual(["B01-008"]);
    expect(find(all, { ...wish, colour: "Red", cost: "2" }).map((each) => each.code)).toEqual(["B01-008"]);
    expect(find(all, { ...wish, playable: true })).toHaveLength(2);
  });
});
