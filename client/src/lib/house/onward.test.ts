/** What comes after a match. */
import { describe, expect, it } from "vitest";
import { plyOf } from "../analysis/fixtures";
import type { Level } from "../net/shapes";
import type { Match } from "../net/wire";
import { onward } from "./onward";

const LEVELS = ["pip", "clover"].map((name) => ({ name })) as Level[];
const won = (wins: number) => [{ game: "g", level: "pip", won: wins, drawn: 0, lost: 0 }];
const match = (winner: string | null, agent: string | null, tournament: string | null = null): Match =>
  ({ game: "g", you: "red", result: { winner }, terms: { tournament }, seats: { red: { agent: null }, blue: { agent } } }) as unknown as Match;

describe("what comes after a match", () => {
  it("is the same one of the house after the first win, the next after the second, and the same one after the last", () => {
    expect(onward(match("red", "pip"), LEVELS, won(1), null)).toEqual({ kind: "again", agent: "pip", next: "clover" });
    expect(onward(match("red", "pip"), LEVELS, won(2), null)).toEqual({ kind: "next", agent: "clover" });
    expect(onward(match("red", "clover"), LEVELS, won(2), null)).toEqual({ kind: "stay", agent: "clover" });
  });
  it("is the position before one's own turning point after a loss, once that is known", () => {
    expect(onward(match("blue", "pip"), LEVELS, won(2), null).kind).toBe("stay");
    expect(onward(match("blue", "pip"), LEVELS, [], plyOf(3)).kind).toBe("retry");
    expect(onward(match("blue", "pip"), LEVELS, [], plyOf(2)).kind).toBe("stay");
  });
  it("is a rematch with a person, and the way back to a tournament", () => {
    expect(onward(match("red", null), LEVELS, [], null).kind).toBe("person");
    expect(onward(match("red", null, "cup"), LEVELS, [], null)).toEqual({ kind: "cup", tournament: "cup" });
  });
});
