import { afterEach, expect, test } from "vitest";
import { lang } from "../words/lang.svelte";
import { sayTaken } from "./winnings.svelte";

afterEach(() => lang.set("en"));

const FRENCH: Record<string, string> = { Caeda: "Shiida" };
const taken = (by: string, card: string, { yours = false, count = 1 } = {}) => ({ by, yours, card, called: { en: card, fr: FRENCH[card] ?? card }, count });

test("whoever took cards is named with them, and is spoken to when they read it", () => {
  expect(sayTaken([taken("Quistis", "Ifrit"), taken("Quistis", "Geezard", { count: 2 })])).toBe("Quistis took Ifrit and 2 Geezard.");
  expect(sayTaken([taken("Zell", "Ifrit", { yours: true }), taken("Quistis", "Siren")])).toBe("You took Ifrit. Quistis took Siren.");
  lang.set("fr");
  expect(sayTaken([taken("Quistis", "Ifrit"), taken("Quistis", "Caeda")])).toBe("Quistis a pris Ifrit et Shiida.");
});
