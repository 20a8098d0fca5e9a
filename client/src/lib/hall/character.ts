import { has, t } from "../words/words";

/** One of the house in a sentence; nothing where the page has no words for it. */
export function character(name: string): string {
  const said = `opponents-${name}`;
  return has(said) ? t(said) : "";
}
