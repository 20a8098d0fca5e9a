import { has, t } from "../words/words";

/** One of the house in a sentence, at a game that has its own for them in that one; nothing where the page has no words for it. */
export function character(name: string, game: string): string {
  const said = [`character-${game}-${name}`, `opponents-${name}`].find(has);
  return said ? t(said) : "";
}
