/** What a value says: certain ones as a result with a score, others as chances. */
import { describe, expect, it } from "vitest";
import { t } from "../words/words";
import { forReader, sayWorth, scoreOf, signOf, totalOf } from "./worth";

describe("a value", () => {
  it("that is certain is a result and its score", () => {
    expect([2, 0, -2].map((value) => sayWorth(value, true, 10, t))).toEqual(["win 6–4", "draw 5–5", "loss 4–6"]);
    expect(scoreOf(1.5, 10)).toBe("5.8–4.3");
  });

  it("of a game that keeps no score is the lead itself", () => {
    expect([1, 0, -1].map((value) => scoreOf(value, null))).toEqual(["+1", "±0", "−1"]);
  });

  it("that is an estimate is chances in 100, and half of them no lead", () => {
    expect(sayWorth(61.4, false, null, t)).toBe("61");
    expect([61, 50.4, 49].map((value) => signOf(value, false))).toEqual(["win", "draw", "loss"]);
  });
});

it("a total is of numbers by side, and of nothing else", () => {
  expect(totalOf({ red: 6, blue: 4 })).toBe(10);
  expect([null, undefined, {}, { red: "six" }, 10].map(totalOf)).toEqual([null, null, null, null, null]);
});

it("a value is turned round for whoever sits opposite", () => {
  expect([forReader(2, true, false), forReader(38, false, false), forReader(2, true, true)]).toEqual([-2, 62, 2]);
});
