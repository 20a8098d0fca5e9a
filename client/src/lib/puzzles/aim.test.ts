/** What is asked in a puzzle. */
import { afterEach, expect, it } from "vitest";
import { lang } from "../words/lang.svelte";
import { aimOf, levelOf, sayLevel } from "./aim";

afterEach(() => lang.set("en"));

it("agrees with a side that is many in French", () => {
  expect(aimOf({ aim: "win", game: "chakart", seat: "white" })).toBe("White plays and wins");
  lang.set("fr");
  expect(aimOf({ aim: "win", game: "chakart", seat: "white" })).toBe("Les blancs jouent et gagnent");
  expect(aimOf({ aim: "draw", game: "triple-triad", seat: "blue" })).toBe("Les bleus jouent et font match nul");
});

it("calls a puzzle easy, medium, hard or very hard by its rating; one that newcomers are asked is easy", () => {
  expect([900, 1100, 1300, 1700].map((rating) => levelOf({ rating }))).toEqual(["easy", "medium", "hard", "harder"]);
  expect(levelOf({ rating: 1500, easy: true })).toBe("easy");
  expect(sayLevel({ rating: 1800 })).toBe("very hard");
});
