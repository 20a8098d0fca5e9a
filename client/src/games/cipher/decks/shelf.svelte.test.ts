import { beforeEach, expect, it, vi } from "vitest";
import { becomes } from "../../../lib/net/api";
import { blank, named } from "./deck";
import { Shelf } from "./shelf.svelte";

/** A hall that keeps the decks of whoever asks: what was put there, by its address. */
function hall(role: "guest" | "player", full = false) {
  const kept = new Map<string, object>();
  becomes({ id: "ann", name: "Ann", role, lang: "en" });
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    const id = path.split("/").at(-1)!;
    if (method === "PUT" && full) return new Response(JSON.stringify({ error: { code: "too-many-decks", en: "full", fr: "plein" } }), { status: 409 });
    if (method === "PUT") kept.set(id, { id, changed: "2026-01-01T00:00:00Z", ...(JSON.parse(String(body)) as object) });
    if (method === "DELETE") kept.delete(id);
    return new Response(JSON.stringify(method === "GET" ? { most: 60, decks: [...kept.values()] } : (kept.get(id) ?? null)));
  });
  return kept;
}

beforeEach(() => localStorage.clear());

it("keeps a guest's decks in the browser, and what was not saved as a draft", async () => {
  hall("guest");
  const [shelf, mine] = [new Shelf(), blank("Mine")];
  await shelf.open();
  shelf.draft(mine);
  expect([shelf.saved(mine.id), shelf.all.length]).toEqual([false, 1]);
  const reloaded = new Shelf();
  await reloaded.open();
  expect(reloaded.find(mine.id)).toEqual(mine);
  await reloaded.save(mine);
  expect(reloaded.saved(mine.id)).toBe(true);
  reloaded.draft(named(mine, "Renamed"));
  expect([reloaded.saved(mine.id), reloaded.find(mine.id)!.name, reloaded.all.length]).toEqual([false, "Renamed", 1]);
  await reloaded.drop(mine);
  expect(new Shelf().all).toEqual([]);
});

it("takes them along to the account", async () => {
  hall("guest");
  const before = new Shelf();
  await before.open();
  await before.save(blank("Mine"));
  const kept = hall("player");
  const after = new Shelf();
  await after.open();
  expect(after.account && after.all.map(({ name }) => name)).toEqual(["Mine"]);
  expect(kept.size).toBe(1);
  await after.drop(after.all[0]!);
  expect(kept.size).toBe(0);
  const again = new Shelf();
  await again.open();
  expect(again.all).toEqual([]);
});

it("makes a draft of what the account has no room for", async () => {
  hall("guest");
  const before = new Shelf();
  await before.open();
  await before.save(blank("Mine"));
  hall("player", true);
  const after = new Shelf();
  await after.open();
  expect([after.failure, after.decks, after.drafts.map(({ name }) => name)]).toEqual([null, [], ["Mine"]]);
  expect(new Shelf().all.map(({ name }) => name)).toEqual(["Mine"]);
});
