/** Four cards, for pictures. */
import cards from "./data/sample.json";
import type { Card, Colour } from "./types";

export const sample = cards as { card: Card; colour: Colour }[];
