/** Finding cards for a deck. */
import type { Card, Colour } from "../types";

export interface Wish {
  search: string;
  colour: Colour | "";
  cost: string;
  playable: boolean;
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export function find(all: Card[], wish: Wish): Card[] {
  const words = plain(wish.search).split(/\s+/).filter(Boolean);
  return all.filter((card) => {
    if (wish.playable && !card.enforced) return false;
    if (wish.colour && !card.colors.includes(wish.colour)) return false;
    if (wish.cost && String(card.cost) !== wish.cost) return false;
    const told = plain(`${card.name} ${card.code} ${card.weapons.join(" ")} ${card.types.join(" ")}`);
    return words.every((word) => told.includes(word));
  });
}
