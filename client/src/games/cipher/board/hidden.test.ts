/** What lies closed in the other's hand, orbs and deck changes nothing in the page: two worlds that differ in it alone are drawn by the same markup. */
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { t } from "../../../lib/words/words";
import CardFace from "../drawing/CardFace.svelte";
import { half } from "../fixtures";
import SeatRow from "../panels/SeatRow.svelte";
import type { Half } from "../types";
import Flank from "./Flank.svelte";

beforeEach(() => void vi.stubGlobal("fetch", vi.fn(() => Promise.reject(new Error("no card is asked for")))));
afterEach(() => vi.unstubAllGlobals());

function drawn(lay: (target: HTMLElement) => object): string {
  const target = document.createElement("div");
  const part = lay(target);
  flushSync();
  const markup = target.innerHTML;
  void unmount(part);
  return markup;
}

/** Another's side in a world where these are the cards that nobody but them may know, or not even they. */
const world = (first: string, second: string): Half => half({ hand: [{ slot: null, card: first }, { slot: null, card: second }], orbs: [{ slot: 7, card: second, face_down: true }, { slot: 8, card: first, face_down: true }], deck_top: [{ slot: null, card: first }], deck: 41 });
const worlds = [world("B01-001", "B01-002"), world("S01-003", "B22-100SR")];
const clock = createRawSnippet(() => ({ render: () => "<i></i>" }));
const nothing = () => undefined;

it("beside the lines, and in one line where there is no room beside them", () => {
  const told = { side: "second", name: "Ann", turn: false, t } as const;
  for (const legal of [null, []]) {
    const flanks = worlds.map((half) => drawn((target) => mount(Flank, { target, props: { ...told, half, open: new Map(), legal, chosen: null, carrying: null, onpick: nothing, onanswer: nothing, onread: nothing } })));
    expect(flanks[0]).toBe(flanks[1]);
  }
  const rows = worlds.map((half) => drawn((target) => mount(SeatRow, { target, props: { ...told, half, mine: false, begun: true, clock } })));
  expect(rows[0]).toBe(rows[1]);
  expect(rows[0]).toContain("41");
  expect(fetch).not.toHaveBeenCalled();
});

it("on the back of a card", () => {
  const backs = [1, 2].map(() => drawn((target) => mount(CardFace, { target, props: { code: null, side: "first" } })));
  expect(backs[0]).toBe(backs[1]);
  expect(backs[0]).not.toMatch(/[A-Z]\d\d-\d\d\d/);
});
