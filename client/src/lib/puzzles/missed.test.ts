import { expect, it } from "vitest";
import type { TriedPuzzle } from "../net/shapes";
import { answerTo } from "./missed";

const reply = (...said: string[]): Pick<TriedPuzzle, "reply"> => ({ reply: { seat: "blue", action: "a", events: said.map((en) => ({ kind: "k", en, fr: en })), view: {} } as unknown as TriedPuzzle["reply"] });

it("tells what the other side does and what comes of it", () => {
  expect(answerTo(reply("Blue plays A.", "The line slides.", "A 4 takes B 1.", "Rf2"))).toBe("Blue plays A. A 4 takes B 1.");
  expect(answerTo(reply("The white king goes to f2.", "Kf2"))).toBe("The white king goes to f2.");
  expect(answerTo({ reply: null })).toBe("");
});
