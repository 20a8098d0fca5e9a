/** What the moves of a piece are worth by the squares they go to; of several to one square, what the best of them is. */
import type { Move, Square } from "../types";

interface SquareWorth {
  square: Square;
  value: number;
}

export function worthsOf(targets: Map<Square, Move[]>, values: Record<string, number>): SquareWorth[] {
  return [...targets].map(([square, moves]) => ({ square, value: Math.max(...moves.map(({ action }) => values[action]!)) }));
}

/** The moves as they are looked at: a queen that steals away and a king that throws act like any piece, without a mode. */
export function lookedAt(moves: Move[]): Move[] {
  return moves.map((move) => (move.kind === "stealth" || move.kind === "shell" ? { ...move, kind: "move" } : move));
}
