/** The finest move of somebody's last games. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import FinestMove from "./FinestMove.svelte";

const game = (id: string, winner: string) => ({ id, game: "nim", rules: { text: "nim:free", preset: "free", options: {} }, seats: { first: "Odile", second: "pip" }, winner, ended: "2026-11-26T20:00:00Z", entries: 9, taken_back: 0 });
const sum = (finest: unknown) => ({ winner: "first", reason: "", summary: { type: "summary", turning: null, pictured: null, withheld: 0, says: { id: "review-flawless", args: {} }, finest } });
const finest = (seq: number, lead: number) => ({ seq, lead, says: { id: "review-happened", args: { happened: { en: `Deed ${seq}.`, fr: `Coup ${seq}.` } } } });
let page: Record<string, unknown>;

/** The page of who played these games, once all is answered that it asks. */
async function shown(sums: Record<string, unknown>): Promise<string[]> {
  const asked: string[] = [];
  const matches = [...Object.keys(sums).map((id) => game(id, "first")), game("lost", "second")];
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    const id = Object.keys(sums).find((one) => url.includes(`/${one}/analysis`));
    if (url.endsWith(".jsonl")) return Promise.resolve(new Response('{"match":1}\n{"seq":7,"view":null}\n'));
    return Promise.resolve(new Response(JSON.stringify(url.includes("/archive") ? { matches, next: null } : id ? sums[id] : {})));
  });
  page = mount(FinestMove, { target: document.body, props: { name: "Odile" } });
  await vi.waitFor(() => expect(asked.filter((url) => url.includes("/analysis/sum"))).toHaveLength(Object.keys(sums).length));
  flushSync();
  return asked;
}

afterEach(() => {
  unmount(page);
  vi.unstubAllGlobals();
});

it("is the one that was better than any other by most, with the way to it", async () => {
  await shown({ a: sum(finest(3, 0.2)), b: sum(finest(7, 0.4)), c: sum(null), d: { winner: "first", reason: "", summary: null } });
  await vi.waitFor(() => expect(document.querySelector("a")?.getAttribute("href")).toContain("/library/b/after?move=7"));
  expect(document.body.textContent).toContain("Deed 7.");
});

it("is not there where nothing stood out, and no lost game is asked about", async () => {
  const asked = await shown({ a: sum(null) });
  await vi.waitFor(() => expect(asked.some((url) => url.includes("/a/"))).toBe(true));
  expect(document.querySelector("section")).toBeNull();
  expect(asked.some((url) => url.includes("lost"))).toBe(false);
});
