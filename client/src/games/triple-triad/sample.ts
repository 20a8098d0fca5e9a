/** Nine squares in mid-game, for pictures: a card, or an empty square with a mark. */
import squares from "./data/sample.json";
import type { Card, Colour } from "./types";

interface Square {
  card?: Card;
  colour?: Colour;
  icon?: string;
}

export const sample = squares as Square[];
