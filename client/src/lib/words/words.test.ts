import { afterEach, describe, expect, it } from "vitest";
import { lang } from "./lang.svelte";
import { gameInShort, has, say, t } from "./words";

const files = import.meta.glob<string>(["../../../../src/parlour/words/*/*.ftl", "../../../../src/parlour/games/*/words/*.ftl", "../../games/*/words/*.ftl"], { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(["../../**/*.svelte", "../../**/*.ts", "!../**/*.test.ts"], { query: "?raw", import: "default", eager: true });

const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!).sort();

afterEach(() => lang.set("en"));

describe("words", () => {
  it.each(Object.keys(files).filter((path) => path.endsWith("/en.ftl")))("are the same in both languages: %s", (path) => {
    expect(ids(files[path.replace("/en.ftl", "/fr.ftl")]!)).toEqual(ids(files[path]!));
  });

  it("has every sentence that the page asks for by name", () => {
    const asked = Object.values(sources).flatMap((text) => [...text.matchAll(/\bt\("([a-z][\w.-]*)"/g)].map((found) => found[1]!));
    expect(asked.length).toBeGreaterThan(50);
    expect([...new Set(asked)].filter((id) => !has(id))).toEqual([]);
  });

  it("follows the page's language", () => {
    expect(t("seat-open")).toBe("free chair");
    lang.set("fr");
    expect(t("seat-open")).toBe("chaise libre");
    expect(document.documentElement.lang).toBe("fr");
    expect(say({ en: "Plus: 9", fr: "Plus\u00a0: 9" })).toBe("Plus\u00a0: 9");
  });

  it("calls a game in short where it has a short name", () => {
    expect(["cipher", "chakart"].map(gameInShort)).toEqual(["Cipher", "Chakart"]);
  });

  it("names what it does not know", () => {
    expect(t("no-such-sentence")).toBe("no-such-sentence");
  });
});
