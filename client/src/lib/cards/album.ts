/** An album: which cards of a set it shows, on which page each of them is, and what is new in it. */
import { recall, remember } from "../browser/stored";
import type { Owned } from "../net/api/collection";

export const SHOWN = ["all", "owned", "missing", "doubles", "wanted"] as const;
export type Shown = (typeof SHOWN)[number];

export const copies = (card: Pick<Owned, "count" | "staked">): number => card.count + card.staked;

export function shows(shown: Shown, card: Owned, wishes: ReadonlySet<string>): boolean {
  if (shown === "all") return true;
  if (shown === "wanted") return wishes.has(card.asset);
  return shown === "owned" ? copies(card) > 0 : shown === "doubles" ? copies(card) > 1 : copies(card) === 0;
}

/** The number of the page that has a card, from 0; where none has it, the first that has a card at all, else the first. */
export function pageOf(cards: readonly Owned[], id: string, size: number): number {
  const there = cards.findIndex((card) => card.id === id);
  return Math.floor(Math.max(0, there < 0 ? cards.findIndex((card) => copies(card) > 0) : there) / size);
}

const met = new Map<string, Set<string>>(); // what each album held on the visit before this one

/** The cards that were not in this album on the last visit; none are on the first. */
export function fresh(album: string, cards: readonly Owned[]): Set<string> {
  const key = `parlour-album-${album}`;
  const held = cards.filter((card) => copies(card) > 0).map(({ id }) => id);
  const kept = recall(key);
  const last = met.get(album) ?? new Set(kept === null ? held : kept.split(" "));
  met.set(album, last);
  remember(key, held.join(" "));
  return new Set(held.filter((id) => !last.has(id)));
}
