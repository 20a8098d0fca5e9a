import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** So many that want to appear: how many have been drawn, and how many are shown. */
async function wanting(count: number): Promise<() => [drawn: number, shown: number]> {
  const { Turn } = await import("./turns.svelte");
  let drawn = 0;
  const turns = Array.from({ length: count }, () => new Turn(() => (drawn += 1)));
  const seen = () => turns.filter((turn) => turn.come).length;
  expect(seen()).toBe(0);
  await Promise.resolve();
  return () => [drawn, seen()];
}

/** Frames that come when the test says, each of which takes so long. */
function frames(): (took: number) => void {
  const asked: (() => void)[] = [];
  const later: (() => void)[] = [];
  let now = 0;
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => asked.push(frame));
  vi.stubGlobal("setTimeout", (step: () => void) => later.push(step));
  vi.stubGlobal("performance", { now: () => now });
  return (took) => {
    asked.splice(0).forEach((frame) => frame());
    now += took;
    later.splice(0).forEach((step) => step());
  };
}

it("draws in one frame what the next one shows, and more after each that ended in time", async () => {
  const frame = frames();
  const come = await wanting(12);
  const seen = [2, 2, 2, 2, 2, 2, 2].map((took) => (frame(took), come()));
  expect(seen).toEqual([[1, 0], [1, 1], [3, 1], [5, 3], [9, 5], [12, 9], [12, 12]]);
});

it("lets a single one appear without a frame", async () => {
  frames();
  expect((await wanting(1))()).toEqual([0, 1]);
});

it("lets those appear that come when the others have", async () => {
  const frame = frames();
  const first = await wanting(2);
  [2, 2, 2, 2, 2].forEach(frame);
  expect(first()).toEqual([2, 2]);
  expect((await wanting(1))()).toEqual([0, 1]);
});

it("lets one a frame appear where frames are late", async () => {
  const frame = frames();
  const come = await wanting(20);
  const seen = [60, 60, 60, 60, 60].map((took) => (frame(took), come()));
  expect(seen).toEqual([[1, 0], [1, 1], [2, 1], [3, 2], [4, 3]]);
});
