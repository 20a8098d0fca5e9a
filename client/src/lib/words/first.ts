/** The language that a visitor reads, and the one they read where a text is not written in theirs. */
import { recall } from "../browser/stored";
import type { Said } from "../net/shapes";

export type Lang = "en" | "fr";
export const LANGS: [Lang, ...Lang[]] = ["en", "fr"];

/** All languages, in the order in which a reader of one is told what is not said in all: their own first. */
export const preferred = (own: Lang): Lang[] => [own, ...LANGS.filter((lang) => lang !== own)];

/** The text in the reader's language, else in the first that has one, and which that is. */
export function written(said: Said, reader: Lang): { text: string; lang: Lang } {
  const lang = preferred(reader).find((one) => said[one]) ?? reader;
  return { text: said[lang], lang };
}

/** Texts that are told one after another, in the order of the languages; one alone is the same in all. */
export const inAll = (texts: string[]): Said => Object.fromEntries(LANGS.map((lang, at) => [lang, texts[at] ?? texts[0] ?? ""])) as unknown as Said;

/** The language chosen here before, else the browser's. */
export function first(): Lang {
  const kept = recall("parlour-lang");
  const spoken = navigator.language?.toLowerCase() ?? "";
  return LANGS.find((lang) => lang === kept) ?? LANGS.find((lang) => spoken.startsWith(lang)) ?? LANGS[0];
}
