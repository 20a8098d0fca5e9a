/** Sentences of the page, from the Fluent files that the server and the terminal read too. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { learned } from "./added.svelte";
import { LANGS, lang, type Lang } from "./lang.svelte";
import type { Said } from "../net/wire";

export type Words = Record<string, string | number>;
export type Translate = (id: string, args?: Words) => string;

const files = import.meta.glob<string>(["../../../../src/parlour/words/*/*.ftl", "../../../../src/parlour/games/*/words/*.ftl", "../../games/*/words/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const bundles = Object.fromEntries(LANGS.map((code) => [code, bundle(code)])) as Record<Lang, FluentBundle>;

function bundle(code: Lang): FluentBundle {
  const made = new FluentBundle(code, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.endsWith(`/${code}.ftl`)) made.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return made;
}

/** French sets a narrow space, that never breaks, before high punctuation and inside its quotes. */
export function spaced(text: string, code: Lang): string {
  return code === "fr" ? text.replace(/[ \u00a0]([:;?!»])/g, "\u202f$1").replace(/«[ \u00a0]/g, "«\u202f") : text;
}

/** A sentence and the bundle it belongs to: the page's own first. */
function sentence(code: Lang, id: string) {
  const [name, attribute] = id.split(".") as [string, string?];
  const bundle = bundles[code].hasMessage(name) ? bundles[code] : learned(code, name);
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
    if (found) return spaced(found.bundle.formatPattern(found.pattern, args ?? {}, []), tried);
  }
  return id;
};

/** What the server says in both languages, read in the page's. */
export function say(said: Said): string {
  return spaced(said[lang.current], lang.current);
}
