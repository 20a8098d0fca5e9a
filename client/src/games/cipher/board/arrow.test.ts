import { expect, it } from "vitest";
import { crossing, curve, footing, lane } from "./arrow";

const MIDDLE = { x: 200, y: 100 };
const ROOM = { from: 120, to: 280 };

it.each([
  ["on the straight way", { x: 180, y: 200 }, { x: 180, y: 0 }, 180],
  ["right of the left sum", { x: 40, y: 200 }, { x: 60, y: 0 }, 126],
  ["left of the right sum", { x: 400, y: 0 }, { x: 380, y: 200 }, 274],
  ["nearer to the front that is nearer", { x: 140, y: 400 }, { x: 240, y: 0 }, 215],
])("goes through the sign %s", (_, start, end, x) => expect(crossing(start, end, MIDDLE, ROOM)).toEqual({ x, y: 100 }));

it("leaves the sign where it stands if the sums leave no room", () => {
  expect(crossing({ x: 40, y: 200 }, { x: 60, y: 0 }, MIDDLE, { from: 200, to: 205 })).toEqual(MIDDLE);
});

it("begins where the card is nearest to a sign that stands beside it", () => {
  const [start, end] = [{ x: 40, y: 200 }, { x: 60, y: 0 }];
  expect(footing(start, { x: 126, y: 100 }, end, 88)).toEqual({ x: 70, y: 200 });
  expect(footing(start, { x: 50, y: 100 }, end, 88)).toEqual(start);
});

it("begins and ends where it is told, and goes through the place between", () => {
  const path = curve({ x: 40, y: 200 }, { x: 126, y: 100 }, { x: 60, y: 0 });
  expect(path).toMatch(/^M40 200C.* 126 100C.* 60 0M51 9L60 0L69 9$/);
});

const ROW = [60, 130, 200].map((left) => ({ left, right: left + 60, top: 120, bottom: 190 }));

it("goes past a row between the cards that are nearest, from either side", () => {
  expect(lane({ x: 150, y: 200 }, ROW, 320)).toEqual({ x: 125, near: 190, far: 120 });
  expect(lane({ x: 175, y: 100 }, ROW, 320)).toEqual({ x: 195, near: 120, far: 190 });
  expect(lane({ x: 20, y: 200 }, ROW, 320)).toEqual({ x: 20, near: 190, far: 120 });
});

it("goes straight where nothing lies before a card, or no gap is left", () => {
  expect(lane({ x: 150, y: 200 }, [], 320)).toBeNull();
  expect(lane({ x: 150, y: 200 }, [{ left: 0, right: 320, top: 120, bottom: 190 }], 320)).toBeNull();
});

it("bends only once the row is behind it", () => {
  const path = curve({ x: 150, y: 200 }, null, { x: 100, y: 0 }, { x: 125, near: 190, far: 120 });
  expect(path).toMatch(/^M150 200L125 190L125 120C.* 100 0M91 9L100 0L109 9$/);
});
