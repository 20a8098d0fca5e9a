/** Sentences of the page, from the Fluent files that the server and the terminal read too. */
import { learned } from "./added.svelte";
import { nameIn } from "./guests";
import { lang, type Lang } from "./lang.svelte";
import { ALL, speak } from "./packs";
import { taught } from "./taught.svelte";
import type { Phrased, Said, Sentence, Told } from "../net/shapes";

export type Words = Record<string, string | number>;
export type Translate = (id: string, args?: Words) => string;

/** A sentence and the bundle it belongs to: the page's own first. */
function sentence(code: Lang, id: string) {
  const [name, attribute] = id.split(".") as [string, string?];
  const bundle = taught.in(code).hasMessage(name) ? taught.in(code) : learned(code, name);
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return bundle && pattern ? { bundle, pattern } : null;
}

export function has(id: string): boolean {
  return Boolean(sentence(lang.current, id) ?? sentence("en", id));
}

/** The sentence `id` in the page's language; `name.attribute` reads an attribute. */
export const t: Translate = (id: string, args?: Words): string => {
  const code = lang.current;
  for (const tried of [code, "en"] as const) {
    const found = sentence(tried, id);
    if (found) return found.bundle.formatPattern(found.pattern, args ?? {}, []);
  }
  return id;
};

/** What a game is called where there is little room. */
export const gameInShort = (game: string): string => t(has(`game-${game}.short`) ? `game-${game}.short` : `game-${game}`);

/** What the server says in both languages, read in the page's. */
export function say(said: Said): string {
  return said[lang.current];
}

/**
 * The text of a sentence that is told as data: what the server makes of it, to the letter, but for a guest's name, which is in its language.
 * One that no pack here has yet is nothing until the others have come: its name is not for readers.
 */
export function spoken(code: Lang, { id, args }: Sentence): string {
  const found = sentence(code, id) ?? sentence("en", id);
  if (!found) {
    speak(...ALL).catch(() => undefined); // without a line it stays unsaid
    return "";
  }
  const words = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, argument(code, value)]));
  return found.bundle.formatPattern(found.pattern, words, []);
}

function argument(code: Lang, value: Sentence["args"][string]): string | number {
  if (Array.isArray(value)) return value.map((one) => argument(code, one)).join(", ");
  if (typeof value === "string") return nameIn(code, value);
  if (typeof value !== "object") return value;
  return "id" in value ? spoken(code, value) : value[code];
}

/** An event of a socket as it is told elsewhere. */
export function worded(event: Phrased | Told): Told {
  if (!("says" in event)) return event as Told;
  const { says, ...facts } = event as Phrased;
  return saying(facts, says);
}

/** Facts, and what a sentence says of them in every language; its words are found when they are read. */
export function saying<Facts extends object>(facts: Facts, says: Sentence): Facts & Said {
  return {
    ...facts,
    get en() {
      return spoken("en", says);
    },
    get fr() {
      return spoken("fr", says);
    },
  };
}
