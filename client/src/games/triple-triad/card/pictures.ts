/** Which picture stands for a card and for an element. */
import ff8 from "../data/pictures-ff8.json";
import byWord from "../data/pictures-by-word.json";
import elements from "../data/elements.json";
import type { Card } from "../types";

const named: Record<string, string> = ff8;
const typed: Record<string, string> = byWord.types;
const words = Object.entries(byWord.words).map(([word, picture]) => [new RegExp(`\\b(?:${word})`, "i"), picture] as const);

/** A number that depends on the name alone, so that a card keeps its picture everywhere. */
function fold(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) >>> 0;
  return sum;
}

/** The icon of a card: its own, else one by a word in its name, by its type, or drawn by its name. */
export function picture(card: Pick<Card, "name" | "type" | "set">): string {
  const own = card.set === "ff14" ? undefined : named[card.name];
  if (own) return own;
  const word = words.find(([pattern]) => pattern.test(card.name));
  if (word) return word[1];
  if (card.type && typed[card.type]) return typed[card.type]!;
  return byWord.fallback[fold(card.name) % byWord.fallback.length]!;
}

/** The mark of a type of FF14's cards; none for one that is somebody's own. */
export function typePicture(type: string): string | null {
  return typed[type] ?? null;
}

export function elementPicture(element: string): string {
  return (elements as Record<string, string>)[element] ?? "star-swirl";
}
