/** The puzzle that is offered after a match. */
import { expect, it } from "vitest";
import type { ListedPuzzle } from "../net/shapes";
import { alike } from "./alike";

const puzzle = (id: string, game: string, rules: string, rating: number, solved = false) => ({ id, game, rules, rating, mine: { solved } }) as ListedPuzzle;

it("is the easiest open one by the same rules, then of the same game, then today's", () => {
  const all = [puzzle("a", "g", "g:x", 900), puzzle("b", "g", "g:y", 1100), puzzle("c", "g", "g:y", 1000), puzzle("d", "g", "g:y", 800, true)];
  expect(alike(all, "g", "g:y")).toBe("c");
  expect(alike(all, "g", "g:z")).toBe("a");
  expect(alike(all, "h", "h:x")).toBe("");
});
