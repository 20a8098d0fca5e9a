/** The curve: from one side's view, its win on top, whoever decided. */
import { describe, expect, it } from "vitest";
import { pointsOf, widest } from "./curve";
import { plyOf } from "./fixtures";

describe("the curve", () => {
  it("turns the values of the other side round", () => {
    const [red, blue] = pointsOf([plyOf(1, { before: 4, after: -4 }), plyOf(2, { before: 4, after: 4 })], "red");
    expect([red!.before, red!.after]).toEqual([1, 0]);
    expect([blue!.before, blue!.after]).toEqual([0, 0]);
    expect([red!.x, blue!.x]).toEqual([0, 1]);
  });

  it("draws chances as they are, and keeps what was chosen from what chance did", () => {
    const [point] = pointsOf([plyOf(1, { exact: false, before: 46, chosen: 52, after: 78, chance: true })], "red");
    expect([point!.before, point!.chosen, point!.after]).toEqual([0.46, 0.52, 0.78]);
  });

  it("stays level where each side believes itself better", () => {
    const plies = [1, 2, 3, 4].map((number) => plyOf(number, { exact: false, before: 60, chosen: 60, after: 60 }));
    expect(pointsOf(plies, "red").map(({ level }) => level)).toEqual([0.5, 0.5, 0.5, 0.4]);
  });

  it("is as high as the largest margin, and never makes much of a small one", () => {
    expect(widest([plyOf(1, { before: 2 })])).toBe(4);
    expect(widest([plyOf(1, { after: -8 })])).toBe(8);
    expect(widest([plyOf(1, { exact: false, before: 90 })])).toBe(4);
  });
});
