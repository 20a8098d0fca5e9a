import { describe, expect, it } from "vitest";
import { placeOf } from "./faces.svelte";

describe("an asset", () => {
  it("is a card of a set, or gil", () => {
    expect(placeOf("triple-triad/ff8/82")).toEqual({ game: "triple-triad", set: "ff8", id: "82" });
    expect(placeOf("cipher/all/B01-003")).toEqual({ game: "cipher", set: "all", id: "B01-003" });
    expect(placeOf("gil")).toBeNull();
  });
});
