/** A tournament's page, and what is lost by leaving it. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { lang } from "../../lib/words/lang.svelte";
import type { Board } from "../../lib/net/api/tournaments";
import { t } from "../../lib/words/words";
import Tournament from "./Tournament.svelte";

const board = (at: number, match: string | null): Board => ({ round: 1, board: at, first: 0, second: at, match, result: null, replays: 0, won: 0, lost: 0, drawn: 0 });
const entrants = ["Ann", "Ben", "Cy"].map((name, number) => ({ number, id: name, name, withdrawn: false, nonce: null, waits: null, here: null }));
const ladder = {
  id: "l", name: "Season", game: "g", rules: { game: "g", preset: "p", text: "g:p", options: {} }, form: "ladder", status: "live", most: 64, count: 3, faces: ["Ann", "Ben", "Cy"], description: "", starts: "2026-11-01T00:00:00.000+00:00", ends: "2026-12-01T00:00:00.000+00:00",
  opens: null, meetings: 1, swiss: null, hours: null, best: 1, third: false, guests: false, clock: null, prizes: [], round: 1, rounds: 4, winner: null, mine: false, runs: false, entered: true, waits: null, here: null, you: 0, entrants, standings: [], crosstable: null, boards: [] as Board[],
};
let page: Record<string, unknown>;

/** What somebody is warned of who wants to leave while these boards stand. */
async function warned(boards: Board[]): Promise<string> {
  vi.stubGlobal("fetch", (asked: RequestInfo | URL) => Promise.resolve(new Response(JSON.stringify(String(asked instanceof Request ? asked.url : asked).endsWith("/lobby") ? { watching: [] } : { ...ladder, boards }))));
  page = mount(Tournament, { target: document.body, props: { name: "l", me: null } });
  const leave = await vi.waitFor(() => [...document.querySelectorAll<HTMLElement>("button")].find((one) => one.textContent === t("tourney-withdraw"))!.closest("button")!);
  leave.click();
  flushSync();
  return document.querySelector(".note p")!.textContent.trim();
}

afterEach(() => {
  unmount(page);
  vi.unstubAllGlobals();
});

it.each(["en", "fr"] as const)("warns of no match where none is played, though challenges wait: %s", async (code) => {
  lang.set(code);
  expect(await warned([board(1, null)])).toBe(t("tourney-withdraw-sure", { count: 0 }));
  unmount(page);
  expect(await warned([board(1, "m1")])).toBe(t("tourney-withdraw-sure", { count: 1 }));
  unmount(page);
  expect(await warned([board(1, "m1"), board(2, "m2")])).toBe(t("tourney-withdraw-sure", { count: 2 }));
  expect(new Set([0, 1, 2].map((count) => t("tourney-withdraw-sure", { count }))).size).toBe(3);
});
