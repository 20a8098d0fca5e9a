/** What comes after a match. */
import { describe, expect, it } from "vitest";
import { plyOf } from "../analysis/fixtures";
import type { Level } from "../net/shapes";
import type { Match } from "../net/wire";
import { onward } from "./onward";

const LEVELS = ["pip", "clover"].map((name) => ({ name })) as Level[];
const match = (winner: string | null, agent: string | null, tournament: string | null = null): Match =>
  ({ game: "g", you: "red", result: { winner }, terms: { tournament }, seats: { red: { agent: null }, blue: { agent } } }) as unknown as Match;

describe("what comes after a match", () => {
  it("is the next of the house after a win, and the same one after the last", () => {
    expect(onward(match("red", "pip"), LEVELS, null)).toEqual({ kind: "next", agent: "clover", due: false });
    expect(onward(match("red", "clover"), LEVELS, null)).toEqual({ kind: "stay", agent: "clover" });
  });
  it("is the position before one's own turning point after a loss, once that is known", () => {
    expect(onward(match("blue", "pip"), LEVELS, null).kind).toBe("stay");
    expect(onward(match("blue", "pip"), LEVELS, plyOf(3)).kind).toBe("retry");
    expect(onward(match("blue", "pip"), LEVELS, plyOf(2)).kind).toBe("stay");
  });
  it("is a rematch with a person, and the way back to a tournament", () => {
    expect(onward(match("red", null), LEVELS, null).kind).toBe("person");
    expect(onward(match("red", null, "cup"), LEVELS, null)).toEqual({ kind: "cup", tournament: "cup" });
  });
});
