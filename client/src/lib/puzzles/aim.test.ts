/** What is asked in a puzzle. */
import { afterEach, expect, it } from "vitest";
import { lang } from "../words/lang.svelte";
import { aimOf } from "./aim";

afterEach(() => lang.set("en"));

it("agrees with a side that is many in French", () => {
  expect(aimOf({ aim: "win", game: "chakart", seat: "white" })).toBe("White plays and wins");
  lang.set("fr");
  expect(aimOf({ aim: "win", game: "chakart", seat: "white" })).toBe("Les blancs jouent et gagnent");
  expect(aimOf({ aim: "draw", game: "triple-triad", seat: "blue" })).toBe("Les bleus jouent et font match nul");
});
