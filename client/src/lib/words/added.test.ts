import { afterEach, expect, it } from "vitest";
import { learn } from "./added.svelte";
import { lang } from "./lang.svelte";
import { has, t } from "./words";

afterEach(() => {
  learn([]);
  lang.set("en");
});

it("says what an added game says, in the page's language or in English", () => {
  learn([{ en: "game-ludo = Ludo\nludo-six = { $name } throws a six.", fr: "game-ludo = Petits chevaux" }]);
  lang.set("fr");
  expect([t("game-ludo"), t("ludo-six", { name: "Ann" })]).toEqual(["Petits chevaux", "Ann throws a six."]);
});

it("lets an added game take no word of the page's away, nor of a game that was there before it", () => {
  const mine = t("table-your-turn");
  learn([{ en: "table-your-turn = Mine\ngame-ludo = Ludo" }, { en: "game-ludo = Another" }]);
  expect([t("table-your-turn"), t("game-ludo")]).toEqual([mine, "Ludo"]);
});

it("forgets the words of a game that went", () => {
  learn([{ en: "game-ludo = Ludo" }]);
  learn([]);
  expect(has("game-ludo")).toBe(false);
});
