import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recall } from "../browser/stored";
import { Pace, SPEEDS, readingTime, type Speed } from "./pace.svelte";
import { Playback, type Step } from "./playback.svelte";

type Told = { seq: number; by: "me" | "house" };
const MOVING = 100;
const READ = 1000;

/** As many entries, each by the house but those of these places. */
const told = (count: number, ...mine: number[]): Told[] => Array.from({ length: count }, (_, seq) => ({ seq, by: mine.includes(seq) ? "me" : "house" }));

class Slow extends Playback<Told, Step> {
  onlooker: Playback<Told, Step>["onlooker"] = { own: ({ by }: Told) => by === "me", reading: () => READ };
  protected steps(): Step[] {
    return [{ ms: MOVING }, { ms: 0 }];
  }
  protected still(): Step {
    return { ms: 0 };
  }
}

const watched = (factor: number, rest: { still?: boolean; unseen?: boolean } = {}) => new Slow({ factor, still: false, unseen: false, ...rest });
const pass = (ms: number): void => void vi.advanceTimersByTime(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each([
  ["slow", 2],
  ["normal", 1],
  ["fast", 0.5],
])("at the speed that is called %s", (_, factor) => {
  const play = () => watched(factor);
  const seen = (shown: Slow) => [shown.at, shown.busy];

  it("shows the first history as it stands, and what comes after it entry by entry, each until it was read", () => {
    const shown = play();
    shown.follow(told(3));
    expect(seen(shown)).toEqual([2, false]);
    shown.follow(told(5));
    expect(seen(shown)).toEqual([3, true]);
    pass(MOVING * factor + READ * factor - 1);
    expect(seen(shown)).toEqual([3, true]);
    pass(1);
    expect(seen(shown)).toEqual([4, true]);
    pass(MOVING * factor);
    expect(seen(shown)).toEqual([4, false]);
  });

  it("goes on from what was seen before, also in the first history", () => {
    const shown = play();
    shown.onlooker = { ...shown.onlooker, seen: 2 };
    shown.follow(told(4, 2));
    expect([...seen(shown), shown.shownTo]).toEqual([2, true, 2]);
    pass(1 + READ * factor + MOVING * factor);
    expect(seen(shown)).toEqual([3, false]);
  });

  it("knows how far entries were shown to their end", () => {
    const shown = play();
    shown.follow(told(1));
    shown.follow(told(2));
    expect([shown.at, shown.shownTo]).toEqual([1, 0]);
    pass(MOVING * factor);
    expect(shown.shownTo).toBe(1);
    shown.follow(told(3));
    shown.skip();
    expect(shown.shownTo).toBe(2);
  });

  it("cuts nothing short of what I did: the answer to it waits, however early it came", () => {
    const shown = play();
    shown.follow(told(1));
    shown.follow(told(2, 1));
    shown.follow(told(3, 1));
    expect(seen(shown)).toEqual([1, true]);
    pass((MOVING + READ) * factor - 1);
    expect(seen(shown)).toEqual([1, true]);
    pass(1);
    expect(seen(shown)).toEqual([2, true]);
  });

  it("lets an answer that came late wait for the rest of that time alone", () => {
    const shown = play();
    shown.follow(told(1));
    shown.follow(told(2, 1));
    pass((MOVING + READ - 1) * factor);
    expect(seen(shown)).toEqual([1, false]);
    shown.follow(told(3, 1));
    pass(factor);
    expect(seen(shown)).toEqual([2, true]);
  });

  it("shows at once what I do, whatever is being shown", () => {
    const shown = play();
    shown.follow(told(1));
    shown.follow(told(3));
    shown.follow(told(4, 3));
    expect(seen(shown)).toEqual([3, true]);
    pass(MOVING * factor);
    expect(seen(shown)).toEqual([3, false]);
  });

  it("skips to the newest entry, which is then read", () => {
    const shown = play();
    shown.follow(told(1));
    shown.follow(told(4));
    shown.skip();
    expect(seen(shown)).toEqual([3, false]);
    shown.follow(told(5));
    expect(seen(shown)).toEqual([4, true]);
  });
});

it("is done with everything at once where nothing shall take time, and passes over no entry", () => {
  const shown = watched(0);
  shown.follow(told(1));
  shown.follow(told(6));
  expect([shown.at, shown.busy, shown.since]).toEqual([5, false, 0]);
});

it("plays again what is asked for, also at once and also where nothing shall take time", () => {
  const shown = watched(0);
  shown.follow(told(2));
  shown.again(1);
  expect(shown.busy).toBe(true);
  pass(MOVING);
  expect([shown.at, shown.busy]).toEqual([1, false]);
});

it("moves nothing for those who want no motion, and leaves them the time they chose to read", () => {
  const shown = watched(1, { still: true });
  shown.follow(told(1));
  shown.follow(told(3));
  expect([shown.at, shown.step?.ms]).toEqual([1, 0]);
  pass(READ);
  expect([shown.at, shown.busy]).toEqual([2, false]);
});

it("goes on to the newest entry when nobody saw the others come, or they are more than a turn", () => {
  const [hidden, far] = [watched(1, { unseen: true }), watched(1)];
  for (const [shown, count] of [[hidden, 3], [far, 60]] as const) {
    shown.follow(told(1));
    shown.follow(told(count));
    expect([shown.at, shown.busy, shown.since]).toEqual([count - 1, false, count - 1]);
  }
});

it("holds what it shows until it shall go on, or is skipped", () => {
  const shown = watched(1);
  shown.follow(told(1));
  shown.follow(told(4));
  pass(MOVING + READ + MOVING);
  const at = shown.at;
  shown.pause(true);
  pass(10 * READ);
  expect([shown.at, shown.busy, shown.paused]).toEqual([at, true, true]);
  shown.pause(false);
  pass(READ);
  expect(shown.at).toBe(at + 1);
  shown.pause(true);
  shown.skip();
  expect([shown.at, shown.busy, shown.paused]).toEqual([3, false, false]);
});

describe("the speed", () => {
  it.each(SPEEDS)("%s is remembered by the browser", (speed: Speed) => {
    new Pace().speed = speed;
    expect([recall("parlour-pace"), new Pace().speed]).toEqual([speed, speed]);
  });

  it("gives longer texts longer, up to a bound, and nothing to what says nothing", () => {
    const [none, short, long, endless] = ["", "Two words", "A sentence of several words", "word ".repeat(500)].map(readingTime) as [number, number, number, number];
    expect(none).toBe(0);
    expect(short).toBeLessThan(long);
    expect(endless).toBe(readingTime("word ".repeat(900)));
  });
});
