/** A deck on the desk: cards put in and taken out, what is said of it, and its address. */
import type { KeptDeck } from "../../../lib/net/api/decks";
import { newId } from "../../../lib/net/socket";
import type { Bring } from "../../../lib/net/wire";
import { nameOf } from "../drawing/called";
import type { Card, Colour } from "../types";
import { counted } from "./starters";

export type { KeptDeck as Deck } from "../../../lib/net/api/decks";

export const LEAST = 50; // cards of a deck that may be played
export const MOST = 63; // that a match has room for
export const LONGEST_NAME = 40;
const MAIN_COST = 1;
const RARE = 0.2; // of a deck: a colour that is met less often may lack its bond

export type Get = (code: string) => Card | null;

export const blank = (name: string, main: string | null = null, cards: string[] = []): KeptDeck => ({ id: newId().slice(0, 40), name, main, cards, changed: new Date().toISOString() });

const changed = (deck: KeptDeck, change: Partial<KeptDeck>): KeptDeck => ({ ...deck, ...change, changed: new Date().toISOString() });

/** The rules count copies of a card, whatever the print. */
const copies = (cards: string[], get: Get, code: string): number => cards.filter((each) => (get(each)?.card ?? each) === (get(code)?.card ?? code)).length;

export function mayAdd(deck: KeptDeck, get: Get, code: string): boolean {
  const most = get(code)?.copies ?? null;
  return deck.cards.length < MOST && (most === null || copies(deck.cards, get, code) < most);
}

/** The first card that may lead does, until another is told to. */
export function added(deck: KeptDeck, get: Get, code: string): KeptDeck {
  if (!mayAdd(deck, get, code)) return deck;
  return changed(deck, { main: deck.main ?? (get(code)?.cost === MAIN_COST ? code : null), cards: [...deck.cards, code] });
}

export function taken(deck: KeptDeck, code: string): KeptDeck {
  const at = deck.cards.lastIndexOf(code);
  if (at < 0) return deck;
  const cards = deck.cards.filter((_, place) => place !== at);
  return changed(deck, { main: deck.main !== null && cards.includes(deck.main) ? deck.main : null, cards });
}

export const led = (deck: KeptDeck, main: string): KeptDeck => changed(deck, { main });
export const named = (deck: KeptDeck, name: string): KeptDeck => changed(deck, { name });
export const filled = (deck: KeptDeck, main: string | null, cards: string[]): KeptDeck => changed(deck, { main, cards });
export const mayLead = (card: Card | null): boolean => card?.cost === MAIN_COST;

/** Whether a deck is what was brought to a table, in whatever order. */
export const sameCards = (deck: KeptDeck, brought: Bring): boolean => {
  const cards = brought?.cards ?? [];
  return cards.length > 0 && deck.main === (brought?.main ?? null) && [...deck.cards].sort().join() === cards.map(String).sort().join();
};

/** What is said of a deck: what forbids it, what is well, and what one may have overlooked. */
export interface Finding {
  kind: "bad" | "good" | "hint";
  word: "few" | "size" | "many" | "no-main" | "main-cost" | "main" | "copies" | "copies-good" | "not-enforced" | "rare";
  card?: string;
  colour?: Colour;
  count?: number;
  most?: number;
}

export function findings(deck: KeptDeck, get: Get): Finding[] {
  const count = deck.cards.length;
  const found: Finding[] = [count < LEAST ? { kind: "bad", word: "few", count, most: LEAST } : count > MOST ? { kind: "bad", word: "many", count, most: MOST } : { kind: "good", word: "size", count, most: LEAST }];
  const main = deck.main === null ? null : get(deck.main);
  if (!main) found.push({ kind: "bad", word: "no-main" });
  else found.push(mayLead(main) ? { kind: "good", word: "main", card: nameOf(main) } : { kind: "bad", word: "main-cost", card: nameOf(main), count: main.cost });
  const each = [...new Set(deck.cards)].map(get).filter((card) => card !== null);
  const often = each.filter((card) => card.copies !== null).map((card) => ({ card: nameOf(card), count: copies(deck.cards, get, card.code), most: card.copies! }));
  const over = often.find(({ count, most }) => count > most);
  if (over) found.push({ kind: "bad", word: "copies", ...over });
  else if (often.length > 0) found.push({ kind: "good", word: "copies-good" });
  found.push(...each.filter((card) => !card.enforced).map((card) => ({ kind: "bad" as const, word: "not-enforced" as const, card: nameOf(card) })));
  return [...found, ...rare(deck, get)];
}

/** A unit is deployed with a bond of its colour face up: of a colour with few cards there may be none in time. */
function rare(deck: KeptDeck, get: Get): Finding[] {
  return colours(deck, get)
    .filter(({ count }) => count > 0 && count < deck.cards.length * RARE)
    .map(({ colour, count }) => ({ kind: "hint", word: "rare", colour, count, most: deck.cards.length }));
}

export const playable = (deck: KeptDeck, get: Get): boolean => findings(deck, get).every(({ kind }) => kind !== "bad");

/** How many cards have each colour, the most frequent first; a card of two colours counts for both. */
export function colours(deck: KeptDeck, get: Get): { colour: Colour; count: number }[] {
  const often = new Map<Colour, number>();
  for (const colour of deck.cards.flatMap((code) => get(code)?.colors ?? [])) often.set(colour, (often.get(colour) ?? 0) + 1);
  return [...often].map(([colour, count]) => ({ colour, count })).sort((a, b) => b.count - a.count);
}

/** The cards by their cost; five and more are one. */
export function curve(deck: KeptDeck, get: Get): { cost: number; count: number }[] {
  const costs = deck.cards.map((code) => Math.min(get(code)?.cost ?? 0, 5));
  const bars = [0, 1, 2, 3, 4, 5].map((cost) => ({ cost, count: costs.filter((each) => each === cost).length }));
  return bars[0]!.count > 0 ? bars : bars.slice(1);
}

/** The cards of each cost, in the order of cost and name. */
export function byCost(deck: KeptDeck, get: Get): { cost: number; count: number; cards: { code: string; count: number }[] }[] {
  const rows = counted(deck.cards, get);
  return [...new Set(rows.map(({ code }) => get(code)?.cost ?? 0))].map((cost) => {
    const cards = rows.filter(({ code }) => (get(code)?.cost ?? 0) === cost);
    return { cost, cards, count: cards.reduce((sum, { count }) => sum + count, 0) };
  });
}

/** What the support of a card is on average, where it has one. */
export function support(deck: KeptDeck, get: Get): number | null {
  const supports = deck.cards.map((code) => get(code)?.support ?? null).filter((each) => each !== null);
  return supports.length === 0 ? null : Math.round(supports.reduce((sum, each) => sum + each, 0) / supports.length);
}

/** The cards of a deck in letters that need no escape in an address: "B01-003x2-008~S01-001" are three of one set, one of another. */
export function written(cards: string[]): string {
  const sets = new Map<string, string[]>();
  for (const code of [...new Set(cards)].sort()) {
    const [set, number] = [code.slice(0, code.indexOf("-")), code.slice(code.indexOf("-") + 1)];
    const count = cards.filter((each) => each === code).length;
    sets.set(set, [...(sets.get(set) ?? []), count > 1 ? `${number}x${count}` : number]);
  }
  return [...sets].map(([set, numbers]) => [set, ...numbers].join("-")).join("~");
}

/** The cards that an address names, at most as many as a match has room for. */
export function spelled(text: string): string[] {
  const all = text.split("~").flatMap((part) => {
    const [set, ...numbers] = part.split("-");
    return numbers.flatMap((each) => {
      const [, number, count] = /^([\w+]+?)(?:x(\d{1,2}))?$/.exec(each) ?? [];
      return number ? Array.from({ length: Number(count ?? 1) }, () => `${set}-${number}`) : [];
    });
  });
  return all.slice(0, MOST);
}

/** What a link to a deck says after the question mark. */
export function query({ id, name, main, cards }: KeptDeck): URLSearchParams {
  return new URLSearchParams({ deck: id, name, ...(main ? { main } : {}), cards: written(cards) });
}

/** The deck of a link; null where it names none. Cards that are none are left out. */
export function linked(link: URLSearchParams, get: Get): KeptDeck | null {
  if (!link.has("cards")) return null;
  const cards = spelled(link.get("cards")!).filter((code) => get(code));
  const main = link.get("main");
  return { ...blank((link.get("name") ?? "").slice(0, LONGEST_NAME), main && cards.includes(main) ? main : null, cards), ...(link.get("deck") ? { id: link.get("deck")! } : {}) };
}
