/** What the side to act may do, by the piece it is done with. */
import type { PieceKind, Move, MoveKind, Position, Square } from "./types";

/** How a piece is used: it moves, the queen steals away, the king throws the shell. */
export type Mode = "move" | "stealth" | "shell";

/** What a pawn may become, the usual first. */
export const PROMOTIONS: PieceKind[] = ["q", "r", "b", "n", "k"];

const kindOf = (pending: Position["pending"], mode: Mode): MoveKind =>
  pending === "kingboo" ? "swap" : pending === "toadette" ? "drop" : mode;

/** The moves that can be made on the board in this mode. */
export function onBoard(position: Position, mode: Mode): Move[] {
  const kind = kindOf(position.pending, mode);
  return (position.legal ?? []).filter((move) => move.kind === kind);
}

export const hasMode = (position: Position, mode: Mode): boolean => (position.legal ?? []).some((move) => move.kind === mode);

/** Squares of the pieces that can do something in this mode. */
export function origins(moves: Move[]): Set<Square> {
  return new Set(moves.flatMap((move) => move.from ?? []));
}

/** The pieces that Toadette can bring back now. */
export function droppable(moves: Move[]): PieceKind[] {
  return [...new Set(moves.flatMap((move) => (move.kind === "drop" ? (move.man ?? []) : [])))];
}

/** What can be chosen next: the target squares of the chosen piece, or of the piece in hand. */
export function targets(moves: Move[], chosen: Square | null, hand: PieceKind | null): Map<Square, Move[]> {
  const open = moves.filter((move) => (move.kind === "drop" ? move.man === hand : move.from === chosen && chosen !== null));
  const found = new Map<Square, Move[]>();
  for (const move of open) if (move.to) found.set(move.to, [...(found.get(move.to) ?? []), move]);
  return found;
}

/** The late promotions that are open, after the dice. */
export function late(position: Position): Move[] {
  return (position.legal ?? []).filter((move) => move.kind === "promotion");
}
