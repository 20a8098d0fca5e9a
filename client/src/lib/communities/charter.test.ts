import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { lang } from "../words/lang.svelte";
import { addressOf, blank, changes, gameOf, inWords, presetOf, SYMBOLS } from "./charter";

describe("a charter", () => {
  it("says in the other language what is not written in one", () => {
    lang.set("fr");
    expect(inWords({ en: "Lantern Club", fr: "" })).toBe("Lantern Club");
    expect(inWords({ en: "Lantern Club", fr: "Club de la Lanterne" })).toBe("Club de la Lanterne");
    lang.set("en");
    expect(inWords({ en: "", fr: "Club de la Lanterne" })).toBe("Club de la Lanterne");
  });

  it("counts the parts that changed", () => {
    const kept = blank();
    expect(changes(kept, blank())).toBe(0);
    expect(changes(kept, { ...kept, open: false, welcome: { en: "Hello", fr: "" } })).toBe(2);
  });

  it("makes addresses of names, each once", () => {
    expect(addressOf("Club de l’Été")).toBe("club-de-l-ete");
    expect(addressOf("Usual", ["usual", "usual-2"])).toBe("usual-3");
    expect(addressOf("…")).toBe("rules");
    expect(gameOf("triple-triad:ffwtt+same")).toBe("triple-triad");
    expect(presetOf("triple-triad:ffwtt+same")).toBe("ffwtt");
  });

  it("presses only what the build has drawings of", () => {
    expect(JSON.parse(readFileSync("src/parts/communities/icons.json", "utf8"))).toEqual(SYMBOLS);
  });
});
