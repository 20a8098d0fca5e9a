/** A draft of a card set: what it is called, and what is kept of it. */
import { afterEach, expect, test, vi } from "vitest";
import { becomes } from "../net/api";
import type { Me } from "../net/wire";
import { Draft, slug } from "./draft.svelte";

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("a set has a plain name for rules and addresses", () => {
  expect(slug("Low Tide")).toBe("low_tide");
  expect(slug("  Été à la mer, 2026 ")).toBe("ete_a_la_mer_2026");
  expect(slug("2026")).toBe("");
  expect(slug("x".repeat(60))).toHaveLength(24);
});

test("a draft without cards or title is not whole", () => {
  const draft = new Draft("triple-triad", null);
  expect(draft.whole).toBe(false);
  draft.title = "Low Tide";
  expect(draft.name).toBe("low_tide");
  expect(draft.whole).toBe(false);
});

test("what was begun is there again, and gone once it is published", () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined)); // the hall has not answered yet
  const draft = new Draft("triple-triad", null);
  draft.title = "Low Tide";
  draft.named = "tide";
  draft.packPrice = 90;
  draft.keep();
  const again = new Draft("triple-triad", null);
  expect([again.title, again.name, again.packPrice]).toEqual(["Low Tide", "tide", 90]);
  again.drop();
  expect(new Draft("triple-triad", null).title).toBe("");
});

test("the set is published after the edition it was made from, under its name", () => {
  const before = { game: "triple-triad", name: "low_tide", title: "Low Tide", value: "low_tide@00000001", cards: 0, published: "", community: null, admitted: true, number: 7, document: { pack_price: 5 }, editions: [], changes: true };
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const draft = new Draft("triple-triad", before);
  expect(draft.document).toEqual({ game: "triple-triad", name: "low_tide", title: "Low Tide", pack_price: 5, cards: [], after: 7, community: null });
});

test("what is mended while the hall still judges the last mend is no less kept", async () => {
  const asked: { rows: { name: string; top: string }[] }[] = [];
  becomes({ id: "ann" } as Me);
  vi.stubGlobal("fetch", (_url: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body) as (typeof asked)[0]);
    return new Promise(() => undefined); // it has not answered yet
  });
  const draft = new Draft("triple-triad", null);
  const row = (line: number, name: string) => ({ line, cells: { name, top: "11" }, faults: [{ column: "top", repair: "A", en: "", fr: "" }], card: null });
  draft.sheet = { rows: [row(1, "Octopus"), row(2, "Diver"), row(3, "Gull")], faults: 3 };
  for (const wrong of draft.sheet.rows.slice(0, 2)) draft.repair(wrong, wrong.faults[0]!);
  draft.remove(draft.sheet.rows[2]!);
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  expect(asked[2]!.rows).toEqual([{ name: "Octopus", top: "A" }, { name: "Diver", top: "A" }]);
});
