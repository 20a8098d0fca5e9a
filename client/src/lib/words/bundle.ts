/** Bundles: the sentences of Fluent files, with the functions that the server's bundles have. */
import { FluentBundle, FluentResource, type FluentFunction } from "@fluent/bundle";
import type { Lang } from "./lang.svelte";

/** A text as it begins a sentence. */
const CAPITAL: FluentFunction = ([value]) => {
  const text = String(value);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};

/** A text with letters put for others, each at its place in the two lists. */
const LETTERS: FluentFunction = ([text, these, others]) =>
  String(text).replace(/[A-Z]/g, (letter) => String(others)[String(these).indexOf(letter)] ?? letter);

/** All messages of some files; of two with one name the later is said. */
export function bundle(code: Lang, files: string[]): FluentBundle {
  const made = new FluentBundle(code, { useIsolating: false, functions: { CAPITAL, LETTERS } });
  for (const file of files) made.addResource(new FluentResource(file), { allowOverrides: true });
  return made;
}
