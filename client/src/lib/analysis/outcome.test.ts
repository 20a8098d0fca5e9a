import { beforeEach, describe, expect, it } from "vitest";
import type { Match } from "../net/wire";
import { lang } from "../words/lang.svelte";
import { from, outcome, tallied } from "./outcome";

const seats = { red: { kind: "player", name: "Bastien" }, blue: { kind: "player", name: "Maud" } };
const match = (result: object, you: string | null = null): Match => ({ seats, you, result }) as unknown as Match;
const won = { winner: "blue", reason: "cards", score: { red: 4, blue: 6 } };

describe.each([
  ["en", ["Maud won 6–4", "You won 6–4", "You lost 4–6", "A draw 5–5", "Maud won"]],
  ["fr", ["Maud a gagné 6–4", "Vous avez gagné 6–4", "Vous avez perdu 4–6", "Match nul 5–5", "Maud a gagné"]],
] as const)("how a match ended, in %s", (code, said) => {
  beforeEach(() => lang.set(code));

  it("is told with the number of whoever reads first, or the winner's", () => {
    const even = { winner: null, reason: "cards", score: { red: 5, blue: 5 } };
    const given = [match(won), match(won, "blue"), match(won, "red"), match(even), match({ winner: "blue", reason: "resigned" })];
    expect(given.map(outcome)).toEqual(said);
  });
});

it("puts a side first, and keeps the seats' order where nobody comes first", () => {
  expect([from(match(won), "blue"), from(match(won), null)]).toEqual([["blue", "red"], ["red", "blue"]]);
  expect(tallied(match({ ...won, score: { red: { lines: 3 } } }), "blue")).toBe("");
});
