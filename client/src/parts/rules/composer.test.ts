import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RuleBook } from "../../lib/net/wire";
import { Composer } from "../../lib/hall/compose.svelte";
import { LANGS, lang, type Lang } from "../../lib/words/lang.svelte";
import { inShort } from "./RuleWords.svelte";

const PRESET = { offers: { same: [false, true], plus: [false, true] }, defaults: { same: false, plus: false } };
const BOOK = { game: "triple-triad", groups: [], options: [], presets: [{ name: "ffwtt", ...PRESET }, { name: "ff8", ...PRESET }] } as unknown as RuleBook;
const LAID = { ok: true, text: "triple-triad:ff8+same", preset: "ff8", options: { same: true, plus: false }, problems: [], warnings: [] };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", vi.fn(() => Promise.resolve(new Response(JSON.stringify(LAID)))));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a rule set that is put together", () => {
  it("is laid out from a text, and begun anew", async () => {
    const composer = new Composer(BOOK, () => undefined);
    composer.change("plus", true);
    composer.lay("triple-triad:ff8+same");
    await vi.waitFor(() => expect(composer.preset).toBe("ff8"));
    expect([composer.changed, composer.verdict?.text]).toEqual([{ same: true }, LAID.text]);
    composer.choose("ffwtt");
    expect(composer.changed).toEqual({ same: true });
    composer.begin("ffwtt");
    expect(composer.changed).toEqual({});
  });

  it("counts what was changed since the page began, or since another community was chosen", () => {
    const composer = new Composer(BOOK, () => undefined);
    composer.take(LAID as never);
    expect(composer.count).toBe(0);
    composer.change("plus", true);
    composer.change("same", false);
    expect(composer.count).toBe(2);
    composer.choose("ffwtt");
    expect(composer.count).toBe(1);
  });

  it("waits for its verdict once it is changed", async () => {
    const composer = new Composer(BOOK, () => undefined);
    composer.take(LAID as never);
    expect(composer.pending).toBe(false);
    composer.change("plus", true);
    expect(composer.pending).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(composer.pending).toBe(false);
  });
});

describe("rules in a sentence", () => {
  // The previews of links say the same (`tests/hall/play/test_preview.py`).
  const sentences = JSON.parse(readFileSync("../tests/golden/rules/sentences.json", "utf-8")) as Record<"text" | "preset" | "visibility" | Lang, string>[];
  afterEach(() => lang.set("en"));

  it("says what is seen and what is special, and counts what is more than a few", () => {
    for (const { text, preset, visibility, en, fr } of sentences) {
      const told = LANGS.map((one) => (lang.set(one), inShort({ text, preset, options: { visibility } })));
      expect(told).toEqual([en, fr]);
    }
  });

  it("says nothing of a game without such a sentence", () => {
    expect(inShort({ text: "cipher:seed", preset: "seed", options: {} })).toBeNull();
  });
});
