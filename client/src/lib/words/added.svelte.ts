/** Sentences of games that other packages add to a hall: they are not built in, the hall tells them. */
import type { FluentBundle } from "@fluent/bundle";
import { bundle } from "./bundle";
import { LANGS, type Lang } from "./lang.svelte";

class Added {
  /** Of each game a bundle in each language, so that it takes no word of the page's or of another's away. */
  bundles = $state.raw<Record<Lang, FluentBundle>[]>([]);
}

const added = new Added();

/** The words of all added games: of each the text of a Fluent file in every language it speaks. */
export function learn(games: Partial<Record<Lang, string>>[]): void {
  added.bundles = games.map((words) => Object.fromEntries(LANGS.map((code) => [code, bundle(code, [words[code] ?? ""])])) as Record<Lang, FluentBundle>);
}

/** The bundle of an added game that has a sentence. */
export function learned(code: Lang, id: string): FluentBundle | undefined {
  return added.bundles.find((game) => game[code].hasMessage(id))?.[code];
}
