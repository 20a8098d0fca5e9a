import { expect, it } from "vitest";
import { nearest } from "./nearest";

const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

it("finds the card that lies next in a direction, not one far aside", () => {
  const others = [box(20, 0), box(40, 0), box(0, 40), box(200, 12)];
  expect(nearest(box(0, 0), others, "ArrowRight")).toBe(0);
  expect(nearest(box(0, 0), others, "ArrowDown")).toBe(2);
  expect(nearest(box(0, 0), others, "ArrowLeft")).toBe(-1);
});
