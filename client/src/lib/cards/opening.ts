/** The opening of a pack: its cards in the order in which they are turned, and how far that has come, which a reload does not lose. */
import { forget, recall, remember } from "../browser/stored";
import type { Owned, Pack, Shelf } from "../net/api/collection";
import type { OpenedPack, Said } from "../net/shapes";

const KEY = "parlour-pack";
const SCARCE = 0.35; // the chance of a pack to hold a card so dear, below which the card is a rare one
export const SEALED = -1;

/** How far the opening has come: `turned` cards, or `SEALED`. `seal` is what was shown before the pack was bought. */
export interface Begun {
  shelf: string; // game/set
  community: string;
  pack: string;
  seal: string;
  turned: number;
}

export interface Drawn {
  asset: string;
  called: Said;
  count: number; // how many there are now, with this one
  rare: boolean;
}

export interface Opened {
  begun: Begun;
  cards: Drawn[];
  proof: OpenedPack;
}

export function begun(): Begun | null {
  try {
    const kept = JSON.parse(recall(KEY) ?? "null") as Begun | null;
    return kept && typeof kept.seal === "string" && typeof kept.turned === "number" ? kept : null;
  } catch {
    return null;
  }
}

export const keep = (opening: Begun): void => remember(KEY, JSON.stringify(opening));
export const over = (): void => forget(KEY);

/** The shelf as it was before these cards came to it. */
export function before(shelf: Shelf, cards: readonly string[]): Shelf {
  const came = (id: string) => cards.filter((card) => card === id).length;
  return { ...shelf, cards: shelf.cards.map((card) => ({ ...card, count: Math.max(0, card.count - came(card.id)) })) };
}

/** A pack that came to a shelf: the dearest card is turned last. */
export function opened(shelf: Shelf, start: Begun, proof: OpenedPack): Opened {
  const known = new Map(shelf.cards.map((card) => [card.id, card]));
  const pack = shelf.packs.find(({ name }) => name === start.pack);
  const counts = new Map(shelf.cards.map((card: Owned) => [card.id, card.count + card.staked]));
  const price = (id: string): number => known.get(id)?.price ?? 0;
  const cards = [...proof.cards].sort((one, other) => price(one) - price(other)).map((id) => {
    counts.set(id, (counts.get(id) ?? 0) + 1);
    return { asset: `${start.shelf}/${id}`, called: known.get(id)?.called ?? { en: id, fr: id }, count: counts.get(id)!, rare: pack !== undefined && isRare(pack, price(id)) };
  });
  return { begun: start, cards, proof };
}

/** Whether few packs hold a card of that price or a dearer one. */
export function isRare(pack: Pack, price: number): boolean {
  const none = pack.odds.reduce((chance, { count, chances }) => chance * (1 - chances.reduce((sum, one) => sum + (one.price >= price ? one.percent / 100 : 0), 0)) ** count, 1);
  return 1 - none <= SCARCE;
}
