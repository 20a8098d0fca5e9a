/** Reads the text of an action: the referee and the socket of a table list actions as text only. */
import { indexOf } from "../geometry";
import type { Board, PieceKind, Move, MoveKind, Square } from "../types";

const MAN = "([pnbrqk])";
const SQUARE = "([a-h][1-8])";
const DROP = new RegExp(`^${MAN}@${SQUARE}$`, "i");
const PROMOTION = new RegExp(`^=${MAN}$`);
const FORMS: [MoveKind, RegExp][] = [
  ["stealth", new RegExp(`^${SQUARE}${SQUARE}~$`)],
  ["shell", new RegExp(`^${SQUARE}\\^${SQUARE}$`)],
  ["swap", new RegExp(`^${SQUARE}<>${SQUARE}$`)],
  ["move", new RegExp(`^${SQUARE}${SQUARE}${MAN}?$`)],
];

function taken(board: Board, to: Square): Move["takes"] {
  const found = board[indexOf(to)];
  return !found ? null : "object" in found ? "object" : "man";
}

export function readAction(action: string, board: Board): Move | null {
  for (const [kind, form] of FORMS) {
    const found = form.exec(action);
    if (!found) continue;
    const [, from, to, man] = found as unknown as [string, Square, Square, PieceKind?];
    return { action, kind, from, to, man: man ?? null, takes: kind === "swap" ? null : taken(board, to) };
  }
  const drop = DROP.exec(action);
  if (drop) return { action, kind: "drop", from: null, to: drop[2]!, man: drop[1]!.toLowerCase() as PieceKind, takes: taken(board, drop[2]!) };
  const promotion = PROMOTION.exec(action);
  if (promotion) return { action, kind: "promotion", from: null, to: null, man: promotion[1] as PieceKind, takes: null };
  return action === "claim" ? { action, kind: "claim", from: null, to: null, man: null, takes: null } : null;
}
