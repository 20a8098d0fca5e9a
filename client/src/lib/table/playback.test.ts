import { afterEach, expect, it, vi } from "vitest";
import { Playback, type Step } from "./playback.svelte";

const told = (count: number) => Array.from({ length: count }, (_, seq) => ({ seq }));

class Slow extends Playback<{ seq: number }, Step> {
  shown: number[] = [];
  protected steps(index: number): Step[] {
    this.shown.push(index);
    return [{ ms: this.reduced() ? 0 : 100 }];
  }
  protected still(): Step {
    return { ms: 0 };
  }
}

afterEach(() => void vi.useRealTimers());

it("shows the first history at once, and what comes after it one entry at a time", () => {
  vi.useFakeTimers();
  const play = new Slow(() => false);
  play.follow(told(3));
  expect([play.at, play.busy, play.shown]).toEqual([2, false, []]);
  play.follow(told(5));
  expect([play.at, play.busy]).toEqual([3, true]);
  vi.advanceTimersByTime(100);
  expect([play.at, play.busy]).toEqual([4, true]);
  vi.advanceTimersByTime(100);
  expect([play.at, play.busy]).toEqual([4, false]);
});

it("skips to the end, and does not wait for those who want no motion", () => {
  vi.useFakeTimers();
  const [play, still] = [new Slow(() => false), new Slow(() => true)];
  for (const each of [play, still]) each.follow(told(1));
  play.follow(told(4));
  play.skip();
  still.follow(told(4));
  for (const each of [play, still]) expect([each.at, each.busy]).toEqual([3, false]);
});
