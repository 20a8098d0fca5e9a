/** The standings, with who has left. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import type { Tournament } from "../../lib/net/api/tournaments";
import { t } from "../../lib/words/words";
import Standings from "./Standings.svelte";

let page: Record<string, unknown>;
afterEach(() => unmount(page));

it("tells what decides between equals once it does", () => {
  const line = (number: number, direct: number) => ({ number, name: `Ann ${number}`, place: number + 1, points: 1, direct, buchholz: 0, sonneborn: 0, played: 1 });
  const shown = (direct: number) => {
    page = mount(Standings, { target: document.body, props: { tournament: { form: "swiss", entrants: [], standings: [line(0, direct), line(1, 0)], crosstable: null, you: null } as unknown as Tournament } });
    flushSync();
    return [...document.querySelectorAll("thead abbr")].map((head) => head.getAttribute("title"));
  };
  expect(shown(0)).toEqual([t("tourney-points"), t("tourney-played")]);
  void unmount(page);
  expect(shown(1)).toEqual([t("tourney-points"), t("tourney-played"), t("tourney-direct")]);
});

it("keeps the line of who withdrew or left the hall, and marks it", () => {
  const entrants = ["Ann", "Ben", ""].map((name, number) => ({ number, id: name, name, withdrawn: name !== "Ann", nonce: null, waits: null, here: null }));
  const standings = entrants.map(({ number, name }) => ({ number, name, place: number + 1, points: 0, direct: 0, buchholz: 0, sonneborn: 0, played: 1 }));
  page = mount(Standings, { target: document.body, props: { tournament: { form: "ladder", entrants, standings, crosstable: null, you: 0 } as unknown as Tournament } });
  flushSync();
  expect([...document.querySelectorAll("tbody .entrant")].map((name) => name.textContent)).toEqual(["Ann", `Ben${t("tourney-withdrawn")}`, `${t("seat-left")}${t("tourney-withdrawn")}`]);
});
