/** What the moves of a man are worth by the squares they go to; of several to one square, what the best of them is. */
import type { Move, Square } from "../types";

export interface SquareWorth {
  square: Square;
  value: number;
}

export function worthsOf(targets: Map<Square, Move[]>, values: Record<string, number>): SquareWorth[] {
  return [...targets].map(([square, moves]) => ({ square, value: Math.max(...moves.map(({ action }) => values[action]!)) }));
}
