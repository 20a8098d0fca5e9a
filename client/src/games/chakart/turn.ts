/** What the side to act may do, by the man it is done with. */
import type { Man, Move, MoveKind, Position, Square } from "./types";

/** How a man is used: he moves, the queen steals away, the king throws his shell. */
export type Mode = "move" | "stealth" | "shell";

/** A promotion chosen before it is needed, or to be asked for. */
export type Premade = Man | "ask";
export const PROMOTIONS: Man[] = ["q", "r", "b", "n", "k"];

const kindOf = (pending: Position["pending"], mode: Mode): MoveKind =>
  pending === "kingboo" ? "swap" : pending === "toadette" ? "drop" : mode;

/** The moves that can be made on the board in this mode. */
export function onBoard(position: Position, mode: Mode): Move[] {
  const kind = kindOf(position.pending, mode);
  return (position.legal ?? []).filter((move) => move.kind === kind);
}

export const hasMode = (position: Position, mode: Mode): boolean => (position.legal ?? []).some((move) => move.kind === mode);

/** Squares of the men that can do something in this mode. */
export function origins(moves: Move[]): Set<Square> {
  return new Set(moves.flatMap((move) => move.from ?? []));
}

/** The men that Toadette can bring back now. */
export function droppable(moves: Move[]): Man[] {
  return [...new Set(moves.flatMap((move) => (move.kind === "drop" ? (move.man ?? []) : [])))];
}

/** What can be chosen next: the target squares of the chosen man, or of the man in hand. */
export function targets(moves: Move[], chosen: Square | null, hand: Man | null): Map<Square, Move[]> {
  const open = moves.filter((move) => (move.kind === "drop" ? move.man === hand : move.from === chosen && chosen !== null));
  const found = new Map<Square, Move[]>();
  for (const move of open) if (move.to) found.set(move.to, [...(found.get(move.to) ?? []), move]);
  return found;
}

/** One of several moves to the same square, or nothing when the player must be asked. */
export function settledMove(moves: Move[], premade: Premade): Move | null {
  if (moves.length < 2) return moves[0] ?? null;
  return moves.find((move) => move.man === premade) ?? null;
}

/** The late promotions that are open, after the dice. */
export function late(position: Position): Move[] {
  return (position.legal ?? []).filter((move) => move.kind === "promotion");
}
