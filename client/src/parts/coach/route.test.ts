import { describe, expect, it } from "vitest";
import { routeOf, type Box } from "./route";

const box = (left: number, top: number): Box => ({ left, top, right: left + 100, bottom: top + 100 });
const board = { left: 0, top: 0, right: 308, bottom: 308 };
const goal = box(200, 0);

describe("the way of the coach's arrow", () => {
  it("is straight where nothing lies between", () => {
    expect(routeOf(box(200, 400), goal, board, [])).toEqual([[250, 400], [250, 50]]);
  });

  it("turns before what is taken up, and goes up under its goal", () => {
    expect(routeOf(box(0, 400), goal, board, [])).toEqual([[50, 400], [50, 388], [250, 388], [250, 50]]);
  });

  it("goes along the gap beside what lies between, the nearer one", () => {
    expect(routeOf(box(0, 400), goal, board, [box(200, 108)])).toEqual([[50, 400], [50, 388], [196, 388], [196, 50], [250, 50]]);
    expect(routeOf(box(400, 400), goal, board, [box(200, 108)]).at(-2)).toEqual([304, 50]);
  });

  it("passes what lies elsewhere", () => {
    expect(routeOf(box(200, 400), goal, board, [box(0, 108), box(92, 0), box(308, 0)])).toHaveLength(2);
  });

  it("goes sideways from what lies to the right", () => {
    expect(routeOf(box(500, 0), box(0, 0), board, [])).toEqual([[486, 50], [50, 50]]);
    expect(routeOf(box(500, 150), box(0, 0), board, [box(108, 0)])).toEqual([[486, 200], [474, 200], [474, 104], [50, 104], [50, 50]]);
  });
});
