/** Where a piece can go in one move on some board: what stands in the way now may be gone when the turn comes. */
import { FILES, squareAt } from "../geometry";
import { PROMOTIONS } from "../turn";
import type { Board, Colour, PieceKind, Move, Piece, Position, Square } from "../types";

type Step = [files: number, ranks: number];
const STRAIGHT: Step[] = [[0, 1], [1, 0], [0, -1], [-1, 0]];
const DIAGONAL: Step[] = [[1, 1], [1, -1], [-1, -1], [-1, 1]];
const LEAPS: Step[] = [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]];
const FAR = 7;

function at(from: Square, [files, ranks]: Step): Square | null {
  const [file, rank] = [FILES.indexOf(from[0]!) + files, Number(from[1]) + ranks];
  return file >= 0 && file < 8 && rank >= 1 && rank <= 8 ? `${FILES[file]}${rank}` : null;
}

const times = (steps: Step[], most: number): Step[] => steps.flatMap(([files, ranks]) => Array.from({ length: most }, (_, n): Step => [files * (n + 1), ranks * (n + 1)]));

function pawnSteps(colour: Colour, from: Square): Step[] {
  const ahead = colour === "white" ? 1 : -1;
  const home = colour === "white" ? Number(from[1]) <= 2 : Number(from[1]) >= 7;
  return [[0, ahead], [-1, ahead], [1, ahead], ...(home ? [[0, 2 * ahead] satisfies Step] : [])];
}

function stepsOf({ man, colour }: Pick<Piece, "man" | "colour">, from: Square): Step[] {
  const steps: Record<Exclude<PieceKind, "p">, Step[]> = {
    n: LEAPS,
    k: [...STRAIGHT, ...DIAGONAL],
    r: times(STRAIGHT, FAR),
    b: times(DIAGONAL, FAR),
    q: times([...STRAIGHT, ...DIAGONAL], FAR),
  };
  return man === "p" ? pawnSteps(colour, from) : steps[man];
}

/** The squares that a piece's way of moving leads to. */
export function reach(piece: Pick<Piece, "man" | "colour">, from: Square): Square[] {
  return stepsOf(piece, from).flatMap((step) => at(from, step) ?? []);
}

function movesOf(board: Board, from: Square, piece: Piece): Move[] {
  return reach(piece, from).flatMap((to): Move[] => {
    const found = board[FILES.indexOf(to[0]!) + 8 * (Number(to[1]) - 1)];
    const takes = !found ? null : "object" in found ? "object" : "man";
    const last = piece.man === "p" && to[1] === (piece.colour === "white" ? "8" : "1");
    return (last ? PROMOTIONS : [null]).map((man) => ({ action: `${from}${to}${man ?? ""}`, kind: "move", from, to, man, takes }));
  });
}

/** The position as a side may play on it ahead of its turn: whoever can move could go wherever their way leads. */
export function ahead(position: Position, side: Colour): Position {
  const legal = position.board.flatMap((found, index) =>
    found && "man" in found && found.colour === side && !found.immobilised ? movesOf(position.board, squareAt(index), found) : [],
  );
  return { ...position, to_act: side, pending: null, mover: null, legal };
}
