/** A new table, for whom the address names. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { router } from "../../lib/browser/router.svelte";
import { gameNamed } from "../../lib/hall/games.svelte";
import { t } from "../../lib/words/words";
import NewTable from "./NewTable.svelte";

let page: Record<string, unknown>;

function opened(query: string): { title: string; ways: URL[] } {
  router.go(`/new/chakart${query}`, "replace");
  page = mount(NewTable, { target: document.body, props: { game: gameNamed("chakart")! } });
  flushSync();
  return {
    title: document.querySelector("h1")!.textContent,
    ways: [...document.querySelectorAll<HTMLAnchorElement>(`nav[aria-label="${t("hall-games")}"] a`)].map(({ href }) => new URL(href)),
  };
}

beforeEach(() => vi.stubGlobal("fetch", () => new Promise(() => undefined)));
afterEach(() => {
  unmount(page);
  vi.unstubAllGlobals();
});

it("says whom one challenges, and so it stays at every game", () => {
  const { title, ways } = opened("?with=player&to=p%201&name=Ann%20%26%20Co&rules=chakart:standard");
  expect(title).toBe(t("challenge-to", { name: "Ann & Co" }));
  expect(ways.length).toBeGreaterThan(1);
  for (const { searchParams } of ways) expect(Object.fromEntries(searchParams)).toEqual({ with: "player", to: "p 1", name: "Ann & Co" });
});

it("stays a table for a friend, and one with the house", () => {
  expect(opened("?with=friend").ways.map(({ search }) => search)).toContain("?with=friend");
  unmount(page);
  const { title, ways } = opened("");
  expect(title).toBe(t("compose-title"));
  expect(new Set(ways.map(({ search }) => search))).toEqual(new Set([""]));
});
