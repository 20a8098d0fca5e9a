/** What is heard of a clock that runs out. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Match } from "../../lib/net/wire";
import { audible, heard, pitches, tap } from "../../lib/sound/fixtures";
import { LANGS, lang } from "../../lib/words/lang.svelte";
import { t } from "../../lib/words/words";
import SeatClock from "./SeatClock.svelte";

const NOW = Date.parse("2026-05-01T10:00:00Z");
const SECOND = 1000;
const terms = { clock: { bank: 11, increment: 0, free: 0, at_zero: "lose" } };
const seats = { white: { kind: "player", name: "Odile" }, black: { kind: "player", name: "Bastien" } };
const stand = { left: { white: 11 * SECOND, black: 11 * SECOND }, since: new Date(NOW).toISOString(), deadline: new Date(NOW + 11 * SECOND).toISOString() };
const live = { status: "live", you: "white", terms, seats, clock: { ...stand, running: "white" }, result: null } as unknown as Match;
const lost = { ...live, status: "over", clock: { ...stand, running: null }, result: { winner: "black", reason: "timeout" } } as unknown as Match;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  lang.set("en");
});

it.each(LANGS)("a warning is said to whose time runs out, and no more once it is out, in %s", async (code) => {
  lang.set(code);
  const props = $state({ match: live, side: "white", seat: null });
  const page = mount(SeatClock, { target: document.body, props });
  const heard = () => (flushSync(), document.querySelector('[role="status"]')!.textContent);
  flushSync();
  vi.advanceTimersByTime(1.5 * SECOND);
  expect(heard()).toBe(t("clock-told", { seconds: 10 }));
  props.match = lost;
  expect(heard()).toBe("");
  await unmount(page);
});

it("a clock that runs low is heard once, by whoever it belongs to", async () => {
  audible();
  await tap();
  const props = $state({ match: live, side: "white", seat: null });
  const page = mount(SeatClock, { target: document.body, props });
  const other = mount(SeatClock, { target: document.body, props: { match: { ...live, you: "black" }, side: "white", seat: null } });
  flushSync();
  expect(heard()).toEqual(pitches("low"));
  props.match = { ...live, clock: { ...stand, running: "black" } };
  flushSync();
  props.match = { ...live };
  vi.advanceTimersByTime(2 * SECOND);
  flushSync();
  expect(heard()).toEqual([]);
  await Promise.all([unmount(page), unmount(other)]);
});
