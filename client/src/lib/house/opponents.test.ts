import { afterEach, expect, it } from "vitest";
import { remember } from "../browser/stored";
import type { House } from "../net/shapes";
import { against, due, levelsOf } from "./opponents";

const rung = (name: string) => ({ name, elo: null, error: null });
const HOUSES: House[] = [{ game: "pebbles", rules: null, levels: [rung("pip"), rung("basil"), rung("strix")] }];
const LEVELS = levelsOf(HOUSES, "pebbles");

afterEach(() => localStorage.clear());

it("knows the levels of a game once the hall has told them", () => {
  expect(LEVELS.map(({ name }) => name)).toEqual(["pip", "basil", "strix"]);
  expect(levelsOf(HOUSES, "marbles")).toEqual([]);
  expect(levelsOf([], "pebbles")).toEqual([]);
});

it("reads what this browser keeps: who comes next is due after two wins in a row", () => {
  expect(against("pebbles", "pip")).toEqual({ won: 0, drawn: 0, lost: 0, row: 0 });
  const tally = { won: 4, drawn: 0, lost: 1, row: 2 };
  remember("parlour-opponents-pebbles", JSON.stringify({ levels: { pip: tally, basil: { ...tally, row: 1 } }, counted: [] }));
  expect(against("pebbles", "pip")).toEqual(tally);
  expect(due("pebbles", "pip", LEVELS)).toBe("basil");
  expect(due("pebbles", "basil", LEVELS)).toBeNull();
});
