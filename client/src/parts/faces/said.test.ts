import { expect, it } from "vitest";
import { lang } from "../../lib/words/lang.svelte";
import { t } from "../../lib/words/words";
import { sayFace } from "./Said.svelte";

it("says hair, what is worn, what is held and what is behind, in both languages", () => {
  const said = (facts: Parameters<typeof sayFace>[0]) => (["en", "fr"] as const).map((code) => (lang.set(code), sayFace(facts, t)));
  expect(said({ look: "p3bryHs", weapon: "Lance", types: ["Flier", "Beast"] })).toEqual(["Shows: long blue hair, a headband, a lance, wings.", "On y voit\u00a0: de longs cheveux bleus, un bandeau, une lance, des ailes."]);
  expect(said({ look: "n0knbUBq", weapon: "Axe", types: ["Armored"] })).toEqual(["Shows: a helmet, a beard, armour, an axe.", "On y voit\u00a0: un casque, une barbe, une armure, une hache."]);
  expect(said({ look: "nkknoq", weapon: "", types: ["Beast"] })).toEqual(["Shows: a bald head, a horse.", "On y voit\u00a0: un crâne chauve, un cheval."]);
  lang.set("en");
});
