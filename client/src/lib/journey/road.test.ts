import { describe, expect, it } from "vitest";
import { piece, spots } from "./road";

describe("the road of a journey", () => {
  it("runs to and fro, so that each stage lies beside the next", () => {
    const road = spots(7, 3);
    expect(road.map(({ x, y }) => `${x}${y}`)).toEqual(["00", "10", "20", "21", "11", "01", "02"]);
    for (const [at, { x, y }] of road.slice(1).entries()) expect(Math.abs(x - road[at]!.x) + Math.abs(y - road[at]!.y)).toBe(1);
  });

  it("is straight along a row, and bends outwards where a row ends", () => {
    expect(piece({ x: 0, y: 0 }, { x: 1, y: 0 }, 100)).toBe("M50 50H150");
    expect(piece({ x: 2, y: 0 }, { x: 2, y: 1 }, 100)).toBe("M250 50C310 50 310 150 250 150");
    expect(piece({ x: 0, y: 1 }, { x: 0, y: 2 }, 100)).toBe("M50 150C-10 150 -10 250 50 250");
  });
});
