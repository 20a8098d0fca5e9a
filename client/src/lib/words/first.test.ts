import { expect, it } from "vitest";
import { inAll, LANGS, preferred, written } from "./first";

it("reads the text in the page's language, else in another", () => {
  expect(written({ en: "Hello", fr: "Bonjour" }, "fr")).toEqual({ text: "Bonjour", lang: "fr" });
  expect(written({ en: "Hello", fr: "" }, "fr")).toEqual({ text: "Hello", lang: "en" });
  expect(written({ en: "", fr: "Bonjour" }, "en")).toEqual({ text: "Bonjour", lang: "fr" });
  expect(written({ en: "", fr: "" }, "en")).toEqual({ text: "", lang: "en" });
});

it("offers every language, the reader's own first", () => {
  for (const lang of LANGS) expect([preferred(lang)[0], preferred(lang).toSorted()]).toEqual([lang, LANGS.toSorted()]);
});

it("gives each language its text, or all the one there is", () => {
  expect(inAll(LANGS.map((lang) => `in ${lang}`))).toEqual(Object.fromEntries(LANGS.map((lang) => [lang, `in ${lang}`])));
  expect(inAll(["Marth"])).toEqual(Object.fromEntries(LANGS.map((lang) => [lang, "Marth"])));
});
