/** The waiting move. Nothing of it leaves the browser before it is played. */
import { squareOf } from "../playback/scene";
import type { Board, Entry, GameEvent, PieceKind, Move, Square } from "../types";

/** A move, and the piece that makes it. */
export type Waiting = Move & { who: PieceKind };

/** Why it was not played: its piece is not where it was left, or may not go there. */
export interface Dropped {
  move: Waiting;
  why: "moved" | "illegal";
}

/** What sends a piece from its square, onto another, or to the other side. */
const STIRRING = new Set<GameEvent["kind"]>(["move", "stealth", "capture", "chomped", "converted", "swapped", "redirected", "pushed", "jumped", "returned", "shell", "placed"]);

const squaresOf = (event: GameEvent): unknown[] => (["at", "from", "to"] as const).map((where) => (event as Partial<Record<typeof where, unknown>>)[where]);
const stirred = (events: GameEvent[], square: Square): boolean => events.some((event) => STIRRING.has(event.kind) && squaresOf(event).includes(square));

function pieceOn(board: Board, square: Square | null) {
  const found = square && squareOf(board, square);
  return found && "man" in found ? found : null;
}

export class Premove {
  move = $state.raw<Waiting | null>(null);
  dropped = $state.raw<Dropped | null>(null);
  #since = 0; // entries that lay on the table when it was chosen
  #board: Board = [];

  wait(move: Move, history: Entry[]): void {
    this.#board = history.at(-1)!.view.board;
    this.#since = history.length;
    this.dropped = null;
    const piece = pieceOn(this.#board, move.from);
    this.move = piece && { ...move, who: piece.man };
  }

  takeBack(): void {
    this.move = null;
  }

  forget(): void {
    this.move = this.dropped = null;
  }

  /** The turn has come: what to play of what is legal now. If it cannot be played it is dropped. */
  settle(history: Entry[]): Move | null {
    const { move } = this;
    if (!move) return null;
    this.move = null;
    const { board, legal } = history.at(-1)!.view;
    const events = history.slice(this.#since).flatMap((entry) => entry.events);
    const open = legal.filter(({ kind, from, to }) => kind === "move" && from === move.from && to === move.to);
    const found = open.find(({ man }) => man === move.man) ?? open.find(({ man }) => man === null) ?? null;
    const [was, is] = [pieceOn(this.#board, move.from), pieceOn(board, move.from)];
    const moved = is?.man !== was?.man || is?.colour !== was?.colour || stirred(events, move.from!);
    if (moved || !found) this.dropped = { move, why: moved ? "moved" : "illegal" };
    return moved ? null : found;
  }
}
