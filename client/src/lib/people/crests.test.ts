import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ANIMALS, animalOf } from "./crests";

describe("crests", () => {
  it("give a name the same animal always, and different names different ones", () => {
    expect(animalOf("Léa")).toBe(animalOf("Léa"));
    expect(new Set(["Léa", "Maud", "Odile", "Kofi", "Hugo", "Tomasz"].map(animalOf)).size).toBeGreaterThan(3);
  });

  it("have a picture for every animal", () => {
    expect(JSON.parse(readFileSync("src/parts/members/icons.json", "utf8"))).toEqual([...ANIMALS]);
  });
});
