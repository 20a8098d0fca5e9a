import { afterEach, beforeEach, expect, it } from "vitest";
import type { House } from "../net/shapes";
import type { Match } from "../net/wire";
import { remember } from "../browser/stored";
import { against, due, levelsOf } from "./opponents";
import { count } from "./counting";

const rung = (name: string) => ({ name, elo: null, error: null });
const HOUSES: House[] = [{ game: "pebbles", rules: null, levels: [rung("pip"), rung("basil"), rung("strix")] }];
const LEVELS = levelsOf(HOUSES, "pebbles");
let played = 0;

/** A match that is over: who won it, against whom of the house, and what else is to be said of it. */
function match(winner: "red" | "blue" | null, agent: string | null = "pip", more: object = {}): Match {
  const opposite = agent ? { kind: "bot", name: agent, agent } : { kind: "player", name: "Camille" };
  return { id: `m${(played += 1)}`, game: "pebbles", status: "over", you: "red", taken_back: 0, terms: { study: false }, seats: { red: { kind: "player", name: "Me" }, blue: opposite }, result: { winner, reason: "moves" }, ...more } as unknown as Match;
}

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

it("counts each match that was played to its end against the house, once", () => {
  const won = match("red");
  count(won);
  count(won);
  count(match("blue"));
  count(match(null));
  expect(against("pebbles", "pip")).toMatchObject({ won: 1, drawn: 1, lost: 1 });
  for (const other of [match("red", null), match("red", "pip", { status: "live" }), match("red", "pip", { you: null }), match("red", "pip", { taken_back: 1 }), match("red", "pip", { terms: { study: true } }), match(null, "pip", { result: { winner: null, reason: "aborted" } })]) count(other);
  expect(against("pebbles", "pip")).toMatchObject({ won: 1, drawn: 1, lost: 1 });
  expect(against("pebbles", "basil")).toMatchObject({ won: 0, drawn: 0, lost: 0 });
});

it("offers the next level after two wins in a row, and none after the strongest", () => {
  count(match("red"));
  expect(due("pebbles", "pip", LEVELS)).toBeNull();
  count(match("blue"));
  count(match("red"));
  expect(due("pebbles", "pip", LEVELS)).toBeNull();
  count(match("red"));
  expect(due("pebbles", "pip", LEVELS)).toBe("basil");
  expect(due("pebbles", "basil", LEVELS)).toBeNull();
  for (const level of ["strix", "strix", "greedy", "greedy"]) count(match("red", level));
  expect(due("pebbles", "strix", LEVELS)).toBeNull();
  expect(due("pebbles", "greedy", LEVELS)).toBeNull();
});

it("begins anew where what is kept cannot be read", () => {
  remember("parlour-opponents-pebbles", "{");
  expect(against("pebbles", "pip").won).toBe(0);
  remember("parlour-opponents-pebbles", '{"levels": 3}');
  count(match("red"));
  expect(against("pebbles", "pip").won).toBe(1);
});
