import { expect, it } from "vitest";
import type { House } from "../net/shapes";
import { ladder } from "./ladder";
import { above, against, beaten, due, levelsOf } from "./opponents";

const rung = (name: string) => ({ name, elo: null, error: null });
const HOUSES: House[] = [{ game: "pebbles", rules: null, levels: [rung("pip"), rung("basil"), rung("strix")] }];
const LEVELS = levelsOf(HOUSES, "pebbles");
const tally = (level: string, won: number) => ({ game: "pebbles", level, won, drawn: 0, lost: 3 });

it("knows the levels of a game once the hall has told them", () => {
  expect(LEVELS.map(({ name }) => name)).toEqual(["pip", "basil", "strix"]);
  expect(levelsOf(HOUSES, "marbles")).toEqual([]);
  expect(levelsOf([], "pebbles")).toEqual([]);
});

it("offers the next level after two wins, and none after the strongest", () => {
  const tallies = [tally("pip", 2), tally("basil", 1), tally("strix", 5)];
  expect(against(tallies, "pebbles", "pip")).toEqual(tally("pip", 2));
  expect(against(tallies, "marbles", "pip").won).toBe(0);
  expect(["pip", "basil", "strix"].map((level) => beaten(tallies, "pebbles", level))).toEqual([true, false, true]);
  expect(["pip", "basil", "strix", "greedy"].map((level) => due(tallies, "pebbles", level, LEVELS))).toEqual(["basil", null, null, null]);
  expect(above("basil", LEVELS)).toBe("strix");
});

it("stands as a ladder: who was beaten twice, the weakest of the others, and whoever comes after", () => {
  expect(ladder(HOUSES, [tally("pip", 2), tally("basil", 1), tally("strix", 2)], "pebbles").map(({ state }) => state)).toEqual(["beaten", "next", "beaten"]);
  expect(ladder(HOUSES, [], "marbles")).toEqual([]);
});
