import { describe, expect, it } from "vitest";
import { LEAST, STRIP, columnsOf, fan, long } from "./fan";

const RATIO = 0.83;
const boxes = [
  { width: 304, height: 72 },
  { width: 210, height: 250 },
  { width: 150, height: 560 },
];

describe("a hand in its box", () => {
  it.each(boxes)("lies whole with up to seven cards, in $width x $height", (box) => {
    for (let count = 1; count <= 7; count++) {
      const { card, step, columns } = fan(count, box, RATIO);
      expect(card).toBeGreaterThanOrEqual(30);
      if (columns > 1) expect(step).toBeGreaterThanOrEqual(card);
      expect(step * (columns - 1) + card).toBeLessThanOrEqual(box.width);
    }
  });

  it.each(boxes)("is fanned out with more, a strip of each in sight, in $width x $height", (box) => {
    for (let count = 8; count <= 20; count++) {
      const { card, step, columns } = fan(count, { ...box, height: Math.max(box.height, 100) }, RATIO);
      expect(card).toBeGreaterThanOrEqual(30);
      if (columns > 1) expect(step).toBeGreaterThanOrEqual(STRIP);
      expect(step * (columns - 1) + card).toBeLessThanOrEqual(box.width + 0.001);
    }
  });

  it.each(boxes)("goes on beyond the edge where cards would be too small, in $width x $height", (box) => {
    for (const count of [40, 60]) {
      const laid = fan(count, box, RATIO);
      const rows = Math.ceil(count / laid.columns);
      expect(laid.card).toBeGreaterThanOrEqual(LEAST);
      expect(laid.step).toBeGreaterThanOrEqual(STRIP);
      expect((laid.card / RATIO) * rows).toBeLessThanOrEqual(box.height);
      if (box.height < 100) expect(long(laid)).toBeGreaterThan(box.width);
    }
  });

  it("has one column where the box is a column", () => {
    expect(fan(5, { width: 140, height: 560 }, RATIO).columns).toBe(1);
  });
});

describe("a card that is taken up", () => {
  it("is whole, with a strip of every other", () => {
    const laid = fan(10, { width: 304, height: 72 }, RATIO);
    for (let taken = 0; taken < 10; taken++) {
      const columns = columnsOf(laid, 304, taken).split(" ").map(parseFloat);
      expect(columns[taken]).toBeGreaterThanOrEqual(laid.card);
      expect(Math.min(...columns)).toBeGreaterThanOrEqual(STRIP);
      expect(columns.reduce((sum, column) => sum + column)).toBeLessThanOrEqual(304.001);
    }
  });
});
