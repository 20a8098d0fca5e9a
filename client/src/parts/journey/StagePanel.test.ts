/** The stage that is chosen on a road. */
import { flushSync, mount, unmount } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import type { JourneyStage } from "../../lib/net/shapes";
import { t } from "../../lib/words/words";
import StagePanel from "./StagePanel.svelte";

const both = (en: string) => ({ en, fr: en });
const stage = { name: "one", title: both("One"), new: both("New."), asks: both("Win."), hint: both("Try."), opponent: "pip", rules: { text: "g:free", preset: "free", options: {} }, reached: false, part: null, chapter: null, puzzles: null } as unknown as JourneyStage;

beforeEach(() => vi.stubGlobal("fetch", () => new Promise(() => undefined))); // the names of its rules, which nobody waits for

it.each([[null, ["journey-play"]], ["m", ["journey-standing-go", "journey-anew"]]] as const)("begins the stage, or goes on with a table of it that stands: %s", async (standing, ways) => {
  const page = mount(StagePanel, { target: document.body, props: { game: "g", community: null, stage, number: 1, part: "", ready: true, standing } });
  flushSync();
  expect([...document.querySelectorAll(".btn")].map(({ textContent }) => textContent)).toEqual(ways.map((way) => t(way)));
  expect(document.querySelector("a.btn")?.getAttribute("href") ?? null).toBe(standing && "/t/m");
  await unmount(page);
});
