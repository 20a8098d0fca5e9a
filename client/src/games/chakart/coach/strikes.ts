/** Which squares a side could capture on with one straight move, dice and shells aside. */
import { FILES, indexOf, squareAt } from "../geometry";
import { reach } from "../premove/reach";
import type { Board, Colour, Man, Piece, Square } from "../types";

/** What men are worth to a beginner; whoever loses his king has lost. */
export const WORTH: Record<Man, number> = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 1000 };

/** The squares between two that lie on one line. */
function between(from: Square, to: Square): Square[] {
  const [files, ranks] = [FILES.indexOf(to[0]!) - FILES.indexOf(from[0]!), Number(to[1]) - Number(from[1])];
  const far = Math.max(Math.abs(files), Math.abs(ranks));
  return Array.from({ length: far - 1 }, (_, n) => squareAt(indexOf(from) + (n + 1) * (Math.sign(files) + 8 * Math.sign(ranks))));
}

function captures(board: Board, from: Square, piece: Piece): Square[] {
  if (piece.man === "n") return reach(piece, from);
  const ends = piece.man === "p" ? reach(piece, from).filter((to) => to[0] !== from[0]) : reach(piece, from);
  return ends.filter((to) => between(from, to).every((square) => !board[indexOf(square)]));
}

/** Each square that some man of a side could capture on, with what the cheapest of them is worth. */
export function strikes(board: Board, side: Colour): Map<Square, number> {
  const found = new Map<Square, number>();
  board.forEach((piece, index) => {
    if (!piece || !("man" in piece) || piece.colour !== side || piece.immobilised) return;
    for (const to of captures(board, squareAt(index), piece)) found.set(to, Math.min(found.get(to) ?? Infinity, WORTH[piece.man]));
  });
  return found;
}

export interface Danger {
  at: Square | null;
  man: Man | null;
  loss: number;
}

/** The man of a side who would be lost worst if the other moved now. */
export function danger(board: Board, side: Colour): Danger {
  const [theirs, mine] = [strikes(board, side === "white" ? "black" : "white"), strikes(board, side)];
  let worst: Danger = { at: null, man: null, loss: 0 };
  board.forEach((piece, index) => {
    const at = squareAt(index);
    const by = theirs.get(at);
    if (!piece || !("man" in piece) || piece.colour !== side || by === undefined) return;
    const loss = WORTH[piece.man] - (mine.has(at) && piece.man !== "k" ? by : 0);
    if (loss > worst.loss) worst = { at, man: piece.man, loss };
  });
  return worst;
}
