import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { packs } from "virtual:words";
import { LANGS, lang } from "./lang.svelte";
import { BACK, FRONT, TABLE, speak, turn } from "./packs";
import { t } from "./words";

const sources = import.meta.glob<string>(["../../**/*.svelte", "../../**/*.ts", "!../../**/*.test.ts"], { query: "?raw", import: "default", eager: true });
const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
const text = async (pack: string, code: "en" | "fr") => (await packs[pack]![code]()).default;

/** The modules that some modules import at once, and they themselves. */
function reached(paths: string[], found = new Set<string>()): Set<string> {
  for (const path of paths.filter((each) => !found.has(each))) {
    found.add(path);
    const asked = [...sources[path]!.matchAll(/(?:from|import) "(\.[^"]+)"/g)].map(([, given]) => new URL(given!, `file:///x/y/z/${path.replace("../../", "")}`).pathname.replace("/x/y/z/", "../../"));
    reached(asked.flatMap((each) => [each, `${each}.ts`].filter((file) => file in sources)), found);
  }
  return found;
}

afterEach(() => lang.set("en"));

describe("packs", () => {
  it.each(LANGS)("hold each sentence once, the same ones in each language: %s", async (code) => {
    const all = await Promise.all(Object.keys(packs).map((pack) => text(pack, code)));
    const english = await Promise.all(Object.keys(packs).map((pack) => text(pack, "en")));
    expect(all.map((each) => ids(each).sort())).toEqual(english.map((each) => ids(each).sort()));
    expect(new Set(all.flatMap(ids)).size).toBe(all.flatMap(ids).length);
  });

  it.each([
    ["the start page and the frame around it", ["App", "pages/Start"], [FRONT], "start-title"],
    ["a table whose board has not come", ["pages/play/TablePage"], [FRONT, TABLE], "table-opening"],
  ])("have together all that is asked for by name: %s", async (_what, pages, names, one) => {
    const modules = [...reached(pages.map((page) => `../../${page}.svelte`))];
    const asked = modules.flatMap((path) => [...sources[path]!.matchAll(/(?:\b(?:t|has)\(|word: )"([a-z][\w-]*)"(?!, group)/g)].map((found) => found[1]!)); // a way of a group is behind "More"
    expect(asked).toContain(one);
    const there = (await Promise.all(names.map((name) => text(name, "en")))).flatMap(ids);
    expect([...new Set(asked)].filter((id) => !there.includes(id))).toEqual([]);
  });

  it("have on the start page each sentence in which the hall sums up a last game", async () => {
    const summed = [...readFileSync("../src/parlour/hall/analysis/reviews.py", "utf8").matchAll(/"(review-[\w-]+)"/g)].map((found) => found[1]!);
    expect(summed).toContain("review-happened");
    const there = (await Promise.all([FRONT, BACK].map((name) => text(name, "en")))).flatMap(ids);
    expect(summed.filter((id) => !there.includes(id))).toEqual([]);
  });

  it.each(Object.keys(sources).flatMap((path) => /games\/([^/]+)\/Table\.svelte$/.exec(path)?.[1] ?? []))("have at a table of a game all that its parts ask for by name: %s", async (game) => {
    const modules = Object.keys(sources).filter((path) => new RegExp(`/games/${game}/(?!decks|intro|sandbox|analysis|bring|words|Invited)`).test(path));
    const asked = modules.flatMap((path) => [...sources[path]!.matchAll(/\b(?:t|has)\("([a-z][\w-]*)/g)].map((found) => found[1]!)).filter((id) => id.startsWith(game));
    const there = (await Promise.all([FRONT, TABLE, game].map((name) => text(name, "en")))).flatMap(ids);
    expect(asked).not.toEqual([]);
    expect([...new Set(asked)].filter((id) => !there.includes(id))).toEqual([]);
  });

  it("turn the page when the other language is there, and the last choice counts", async () => {
    await speak(FRONT);
    await turn("fr");
    expect(t("seat-open")).toBe("chaise libre");
    await Promise.all([turn("fr"), turn("en")]);
    expect(t("seat-open")).toBe("free chair");
  });
});
