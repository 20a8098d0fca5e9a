/** The rounds as a phone shows them, one at a time. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import type { Board, Tournament } from "../../lib/net/api/tournaments";
import Rounds from "./Rounds.svelte";

const board = (round: number, at: number, more: Partial<Board> = {}): Board => ({ round, board: at, first: 2 * at - 2, second: 2 * at - 1, match: `m${round}${at}`, result: null, replays: 0, won: 0, lost: 0, drawn: 0, ...more });
const entrants = Array.from({ length: 8 }, (_, number) => ({ number, id: `p${number}`, name: `Player ${number}`, withdrawn: false, nonce: null, waits: null, here: null }));
const quarters = [1, 2, 3, 4].map((at) => board(1, at));
let page: Record<string, unknown>;

function opened(given: Pick<Tournament, "form" | "round" | "boards"> & Partial<Tournament>): void {
  page = mount(Rounds, { target: document.body, props: { tournament: { best: 1, you: 2, entrants, ...given } as Tournament } });
  flushSync();
}
const pressed = (): number => [...document.querySelectorAll("[role=group] button")].findIndex((tab) => tab.getAttribute("aria-pressed") === "true");

afterEach(() => unmount(page));

it("opens on the round that is played, with my match in it", () => {
  opened({ form: "knockout", round: 1, boards: quarters });
  expect(pressed()).toBe(0);
  expect(document.querySelector("section.shown a.brass")?.getAttribute("href")).toBe("/t/m12");
});

it("stays on the round that was chosen", () => {
  opened({ form: "knockout", round: 1, boards: quarters });
  document.querySelectorAll<HTMLElement>("[role=group] button")[2]!.click();
  flushSync();
  expect(pressed()).toBe(2);
});

it("opens on the final when it is over", () => {
  const won = { result: "first" as const };
  opened({ form: "knockout", round: 2, boards: [board(1, 1, won), board(1, 2, won), board(2, 1, won)] });
  expect(pressed()).toBe(1);
});

it("opens a ladder on the last week in which something was played", () => {
  opened({ form: "ladder", round: 3, boards: [board(1, 1), board(2, 1)] });
  expect(pressed()).toBe(1);
});
