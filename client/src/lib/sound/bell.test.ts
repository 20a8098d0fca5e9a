import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Bell } from "./bell";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const LONG = 10_000;
const SHORT = 100;

/** The other is to act for so long, at a table that rests or not; then I am, while their move is shown and after it. */
function waited(bell: Bell, ms: number, resting = true): boolean[] {
  const before = bell.rings(false, resting);
  vi.advanceTimersByTime(ms);
  return [before, bell.rings(true, false), bell.rings(true, true), bell.rings(true, true)];
}

it("rings once whoever waited long has seen what the other did", () => {
  expect(waited(new Bell(), LONG)).toEqual([false, false, true, false]);
});

it("is quiet where the answer comes at once, or while something still moves", () => {
  expect(waited(new Bell(), SHORT)).not.toContain(true);
  expect(waited(new Bell(), LONG, false)).not.toContain(true);
});

it("is quiet at a table where it was my turn all along, however long I looked elsewhere in it", () => {
  const bell = new Bell();
  expect([bell.rings(true, true), bell.rings(true, false), bell.rings(true, true)]).not.toContain(true);
});

it("always calls whoever does not look at the page", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  expect(waited(new Bell(), SHORT)).toEqual([false, false, true, false]);
});

it("rings again in the next turn", () => {
  const bell = new Bell();
  expect(waited(bell, LONG)).toContain(true);
  expect(waited(bell, LONG)).toContain(true);
});
