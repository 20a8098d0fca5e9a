/** Finding cards in a set, and dealing oneself a fair hand. */
import { plain } from "../../../lib/cards/finding";
import type { SetCard } from "../types";

export type Order = "level" | "name" | "total" | "top" | "right" | "bottom" | "left";
export const ORDERS: Order[] = ["level", "name", "total", "top", "right", "bottom", "left"];
export interface Wish {
  search: string;
  order: Order;
  element: string; // "" is any
  level: string;
  type: string;
}

const SIDES: Partial<Record<Order, number>> = { top: 0, right: 1, bottom: 2, left: 3 };

export function digits(card: Pick<SetCard, "sides">): string {
  return card.sides.map((side) => (side === 10 ? "A" : String(side))).join("");
}

export function total(card: Pick<SetCard, "sides">): number {
  return card.sides.reduce((sum, side) => sum + side, 0);
}

/** "ifrit" finds names; one to four of 1-9 and A find sides read from the top, `?` being any side. */
export function matches(card: SetCard, search: string): boolean {
  const wanted = plain(search.trim());
  if (!wanted) return true;
  if (plain(card.name).includes(wanted)) return true;
  if (!/^[1-9a?]{1,4}$/.test(wanted)) return false;
  const sides = digits(card).toLowerCase();
  return [...wanted].every((digit, at) => digit === "?" || sides[at] === digit);
}

export function find(cards: SetCard[], wish: Wish): SetCard[] {
  const kept = cards.filter(
    (card) =>
      matches(card, wish.search) &&
      (!wish.element || (card.element ?? "none") === wish.element) &&
      (!wish.level || String(card.level) === wish.level) &&
      (!wish.type || (card.type ?? "none") === wish.type),
  );
  return kept.sort(by(wish.order));
}

function by(order: Order): (a: SetCard, b: SetCard) => number {
  const side = SIDES[order];
  const named = (a: SetCard, b: SetCard) => a.name.localeCompare(b.name);
  if (side !== undefined) return (a, b) => b.sides[side]! - a.sides[side]! || total(b) - total(a) || named(a, b);
  if (order === "name") return named;
  if (order === "total") return (a, b) => total(b) - total(a) || named(a, b);
  return (a, b) => (b.level ?? 0) - (a.level ?? 0) || total(b) - total(a) || named(a, b);
}

/** The different values of a field, with "none" where some cards have it and some do not. */
export function kinds(cards: SetCard[], field: "element" | "type" | "level"): string[] {
  const all = new Set(cards.map((card) => String(card[field] ?? "none")));
  if (all.size < 2) return [];
  return [...all].sort((a, b) => Number(a === "none") - Number(b === "none") || a.localeCompare(b, undefined, { numeric: true }));
}

/** Stars that a hand may hold where stars are limited: one of five, two of four or more. */
const SCARCE = [
  { from: 5, most: 1 },
  { from: 4, most: 2 },
];

/** `count` different cards at random that a table with star limits would accept too. */
export function deal(cards: SetCard[], count: number, random: () => number = Math.random): SetCard[] {
  const starred = cards.every((card) => (card.level ?? 0) <= 5);
  const left = [...cards];
  const hand: SetCard[] = [];
  while (hand.length < count && left.length > 0) {
    const [card] = left.splice(Math.floor(random() * left.length), 1);
    if (!starred || fits([...hand, card!])) hand.push(card!);
  }
  return hand;
}

function fits(hand: SetCard[]): boolean {
  return SCARCE.every(({ from, most }) => hand.filter((card) => (card.level ?? 0) >= from).length <= most);
}
