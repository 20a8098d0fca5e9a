/** A new tournament, as its form wants it where nothing else was said. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { gameNamed } from "../../lib/hall/games.svelte";
import { CLOCKS, sayClock } from "../../lib/table/clock";
import Announce from "./Announce.svelte";

const book = { game: "chakart", default: "p", groups: [], options: [], presets: [{ name: "p", options: {} }] };
let page: Record<string, unknown>;
const radio = (label: string) => [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")].find((one) => one.value === label || one.closest("label")!.textContent.trim() === label)!;
const choose = (label: string): void => {
  radio(label).click();
  flushSync();
};
const chosen = (...labels: string[]) => labels.filter((label) => radio(label).checked);

beforeEach(async () => {
  const answers: Record<string, unknown> = { check: { ok: true, text: "chakart:p", options: {}, preset: "p", warnings: [] }, rules: book, collection: { gil: 0, bound: null, sets: [] } };
  vi.stubGlobal("fetch", (url: string) => Promise.resolve(new Response(JSON.stringify(Object.entries(answers).find(([part]) => String(url).includes(part))?.[1] ?? {}))));
  page = mount(Announce, { target: document.body, props: { game: gameNamed("chakart")! } });
  await vi.waitFor(() => expect(document.querySelector("form")).not.toBeNull());
});
afterEach(() => {
  unmount(page);
  vi.unstubAllGlobals();
});

it("begins a ladder with room for all and a day a turn, and a cup with a table's time", () => {
  const [day, live] = [CLOCKS.day!, CLOCKS.live!].map((clock) => sayClock(clock));
  expect(chosen("8", "64", day!, live!)).toEqual(["8", live]);
  choose("ladder");
  expect(chosen("8", "64", day!, live!)).toEqual(["64", day]);
  choose("16");
  choose("knockout");
  expect(chosen("8", "16", "64", day!, live!)).toEqual(["16", live]);
});
