/** What the hall says in two languages, of which one may be missing. */
import type { Lang } from "../words/first";

/** The text in the page's language, else in the other, and which that is. */
export function inBoth(said: Record<Lang, string>, wanted: Lang): { text: string; lang: Lang } {
  const other = wanted === "en" ? "fr" : "en";
  const lang = said[wanted] ? wanted : other;
  return { text: said[lang], lang };
}
