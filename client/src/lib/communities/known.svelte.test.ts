import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RuleBook } from "../net/wire";
import { lang } from "../words/lang.svelte";
import { blank } from "./charter";
import { known, markOf } from "./known.svelte";

const both = (text: string) => ({ en: text, fr: "" });
const told = (id: string, name: string, presets: [string, string, string][]) => ({ id, revision: 1, members: 1, you: null, charter: { ...blank(), name: both(name), presets: presets.map(([at, called, rules]) => ({ id: at, name: both(called), rules })) } });
const BOOK = { game: "triple-triad", presets: [{ name: "ffwtt" }, { name: "ff8" }] } as unknown as RuleBook;
const ALL = [
  told("ffworld", "FFWorld", [["ffworld", "FFWorld", "triple-triad:ffwtt"]]),
  told("lantern-club", "Lantern Club", [["usual", "Quiet evenings", "triple-triad:ffwtt+same"], ["chess", "Karts", "chakart:seed+claim=off"]]),
  told("copy", "Copy", [["usual", "Ours too", "triple-triad:ffwtt+same"]]),
];

beforeEach(() => {
  lang.set("en");
  vi.stubGlobal("fetch", vi.fn(() => Promise.resolve(new Response(JSON.stringify({ communities: ALL, makes: true })))));
});
afterEach(() => vi.unstubAllGlobals());

describe("the communities that are known", () => {
  it("are known by their rules, the oldest first", async () => {
    expect(await known.look()).toBe(true);
    expect(known.makes).toBe(true);
    expect(markOf(known.of("triple-triad:ffwtt+same")!)).toBe("Quiet evenings, Lantern Club");
    expect(markOf(known.of("triple-triad:ffwtt")!)).toBe("FFWorld");
    expect(known.of("triple-triad:ffwtt+plus")).toBeNull();
    expect(known.named("copy/usual")!.community.id).toBe("copy");
  });

  it("offer beside a game's presets what is no preset already", async () => {
    await known.look();
    expect(known.beside(BOOK).map(({ at }) => at)).toEqual(["lantern-club/usual", "copy/usual"]);
  });

  it("are asked for once", async () => {
    await known.look();
    const asked = vi.mocked(fetch).mock.calls.length;
    known.meet();
    expect(vi.mocked(fetch).mock.calls.length).toBe(asked);
  });
});
