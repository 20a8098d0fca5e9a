/** Reading a deck written by hand: a line per card, "Name TRBL [element] [power]". */
import type { Words } from "../../../lib/words/words";
import type { OwnCard } from "../types";

export interface Slip {
  line: number;
  id: string; // of the sentence that explains it
  args: Words;
}

const ELEMENTS = ["fire", "ice", "thunder", "earth", "poison", "wind", "water", "holy", "darkness"];

/** Names that other languages and halls give the elements. */
const ALSO: Record<string, string> = {
  feu: "fire", glace: "ice", foudre: "thunder", terre: "earth", vent: "wind", eau: "water",
  sacré: "holy", sacre: "holy", ténèbres: "darkness", tenebres: "darkness", dark: "darkness",
}; // "poison" is the same word in both

const LINE = /^(?<name>.*?\S)\s+(?<sides>[1-9aA]{4})(?:\s+(?<rest>.*))?$/;

export function readDeck(text: string): { cards: OwnCard[]; slips: Slip[] } {
  const cards: OwnCard[] = [];
  const slips: Slip[] = [];
  text.split(/\r?\n/).forEach((row, at) => {
    if (!row.trim() || row.trim().startsWith("#")) return;
    const read = readCard(row.trim());
    if ("id" in read && typeof read.id === "string") slips.push({ line: at + 1, id: read.id, args: { line: at + 1, ...read.args } });
    else cards.push(read as OwnCard);
  });
  return { cards, slips };
}

function readCard(row: string): OwnCard | { id: string; args: Words } {
  const parts = LINE.exec(row)?.groups;
  if (!parts) return { id: "deck-slip-shape", args: { text: row } };
  const card: OwnCard = { name: parts.name!, sides: [...parts.sides!].map(value), element: null, power: null, type: null };
  for (const word of (parts.rest ?? "").split(/\s+/).filter(Boolean)) {
    const element = ALSO[word.toLowerCase()] ?? word.toLowerCase();
    if (ELEMENTS.includes(element)) card.element = element;
    else if (/^\d{1,3}$/.test(word) && Number(word) >= 1 && Number(word) <= 100) card.power = Number(word);
    else return { id: "deck-slip-word", args: { text: word } };
  }
  return card;
}

function value(digit: string): number {
  return digit.toLowerCase() === "a" ? 10 : Number(digit);
}
