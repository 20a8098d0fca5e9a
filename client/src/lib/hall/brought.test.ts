import { afterEach, describe, expect, it } from "vitest";
import { lastBrought, noteBrought } from "./brought";

afterEach(() => localStorage.clear());

describe("what was brought last", () => {
  it("comes back to tables of the same cards", () => {
    noteBrought("triple-triad", { cards: "ff8" }, { cards: [1, 2, 3, 4, 5] });
    noteBrought("cipher", {}, { deck: "S02" });
    expect(lastBrought("triple-triad", { cards: "ff8", open: true })).toEqual({ cards: [1, 2, 3, 4, 5] });
    expect(lastBrought("triple-triad", { cards: "ff14" })).toBeNull();
    expect(lastBrought("cipher", {})).toEqual({ deck: "S02" });
  });

  it("is not forgotten where nothing is brought", () => {
    noteBrought("cipher", {}, { deck: "S02" });
    noteBrought("cipher", {}, null);
    expect(lastBrought("cipher", {})).toEqual({ deck: "S02" });
  });

  it("is nothing where what is kept cannot be read", () => {
    for (const kept of ["{", "[1]", "7"]) {
      localStorage.setItem("parlour-brought-cipher-", kept);
      expect(lastBrought("cipher", {})).toBeNull();
    }
  });
});
