import { beforeEach, expect, it, vi } from "vitest";
import { becomes } from "../net/api";
import { RulesShelf } from "./kept.svelte";

type Kept = { name: string; rules: string; usual: boolean };

/** A hall that keeps the rules of whoever asks: what was put there, by its name. */
function hall(role: "guest" | "player", before: Kept[] = [], full = false): Map<string, Kept> {
  const kept = new Map(before.map((one) => [one.name, one]));
  becomes({ id: "ann", name: "Ann", role, lang: "en" });
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    if (method === "PUT" && full) return new Response(JSON.stringify({ error: { code: "too-many-rules-kept", en: "full", fr: "plein" } }), { status: 409 });
    const put = method === "PUT" ? (JSON.parse(String(body)) as Kept) : null;
    if (put) kept.set(put.name, put);
    if (method === "DELETE") kept.delete(new URLSearchParams(path.split("?")[1]).get("name")!);
    return new Response(JSON.stringify(method === "GET" ? { most: 60, kept: [...kept.values()] } : put));
  });
  return kept;
}

async function opened(game = "nim"): Promise<RulesShelf> {
  const shelf = new RulesShelf(game);
  await shelf.open();
  return shelf;
}

beforeEach(() => localStorage.clear());

it("a guest's rules are kept in the browser for each game, and one of them is usual", async () => {
  const there = hall("guest");
  const shelf = await opened();
  expect(shelf.usual).toBeNull();
  await shelf.keep("Sunday", "nim:free", true);
  await shelf.keep("Club", "nim:free+heap=9", true);
  await shelf.keep("Sunday", "nim:free+heap=5", false);
  const again = await opened();
  expect(again.all.map(({ name, rules }) => [name, rules])).toEqual([["Sunday", "nim:free+heap=5"], ["Club", "nim:free+heap=9"]]);
  expect(again.usual).toBe("nim:free+heap=9");
  await again.drop("Club");
  expect(again.usual).toBeNull();
  expect((await opened("chakart")).all).toEqual([]);
  expect(there.size).toBe(0);
});

it("what a guest kept is the account's once there is one, under a name of its own, and its usual stays usual", async () => {
  hall("guest");
  const shelf = await opened();
  await shelf.keep("Same", "nim:free+heap=7", false);
  await shelf.keep("Sunday", "nim:free+heap=5", true);
  const there = hall("player", [{ name: "Sunday", rules: "nim:free", usual: true }, { name: "Same", rules: "nim:free+heap=7", usual: false }]);
  const mine = await opened();
  expect(mine.all.map(({ name, rules, usual }) => [name, rules, usual])).toEqual([["Sunday", "nim:free", true], ["Same", "nim:free+heap=7", false], ["Sunday 2", "nim:free+heap=5", false]]);
  await mine.keep("Club", "nim:free+heap=9", true);
  await mine.drop("Same");
  expect([...there.keys()].sort()).toEqual(["Club", "Sunday", "Sunday 2"]);
  expect(mine.usual).toBe("nim:free+heap=9");
  hall("guest");
  expect((await opened()).all).toEqual([]);
});

it("what the account has no room for stays in the browser, and why is said", async () => {
  hall("guest");
  await (await opened()).keep("Sunday", "nim:free", true);
  hall("player", [], true);
  const mine = await opened();
  expect(mine.all).toEqual([]);
  expect(await mine.keep("Club", "nim:free", false)).toBe(false);
  expect(mine.failure?.code).toBe("too-many-rules-kept");
  hall("guest");
  expect((await opened()).all.map(({ name }) => name)).toEqual(["Sunday"]);
});

it("what is damaged is nothing", async () => {
  hall("guest");
  localStorage.setItem("parlour-rules-nim", '[{"name": 1}, 3, null]');
  expect((await opened()).all).toEqual([]);
  localStorage.setItem("parlour-rules-nim", "{");
  expect((await opened()).all).toEqual([]);
});
