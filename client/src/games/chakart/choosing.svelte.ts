/** What the player has taken up so far on the way to an action: a mode, a piece, a square. */
import { droppable, late, onBoard, origins, targets, type Mode } from "./turn";
import type { PieceKind, Move, Position, Square } from "./types";

export interface Asking {
  at: Square;
  moves: Move[];
}

interface Table {
  position: () => Position | null; // null while nothing may be chosen
  act: (move: Move) => void;
  any?: boolean; // of several moves to one square each will do
  sure?: (move: Move) => boolean; // whether it is asked for once more: a second press, or a button, makes it
  refuse?: (from: Square | null, to: Square) => void; // a press that means nothing; from: of the chosen piece
}

export class Choosing {
  mode = $state<Mode>("move");
  #picked = $state<Square | null>(null);
  #held = $state<PieceKind | null>(null);
  #asked = $state.raw<Asking | null>(null);
  #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  position = $derived.by(() => this.#table.position());
  moves = $derived.by<Move[]>(() => (this.position ? onBoard(this.position, this.mode) : []));
  from = $derived.by(() => origins(this.moves));
  drops = $derived.by(() => droppable(this.moves));
  /** The chosen piece; where only one can act in a bonus or a mode, it is chosen by itself. */
  chosen = $derived.by<Square | null>(() => {
    if (this.#picked !== null && this.from.has(this.#picked)) return this.#picked;
    const forced = this.position?.pending || this.mode !== "move";
    return forced && this.from.size === 1 ? [...this.from][0]! : null;
  });
  /** The captured piece in hand, to be put back. */
  hand = $derived.by<PieceKind | null>(() => {
    if (this.#held !== null && this.drops.includes(this.#held)) return this.#held;
    return this.drops.length === 1 ? this.drops[0]! : null;
  });
  targets = $derived.by(() => targets(this.moves, this.chosen, this.hand));
  /** A choice that must be made now: what a pawn becomes, before the dice or after them, or whether to go through with a move. */
  asking = $derived.by<Asking | null>(() => {
    if (!this.position) return null;
    if (this.position.pending === "promotion" && this.position.mover) return { at: this.position.mover, moves: late(this.position) };
    return this.#asked;
  });

  /** The one move that was chosen and waits for a second press. */
  get unsure(): Move | null {
    const [move, another] = this.asking?.moves ?? [];
    return move && !another && this.#table.sure?.(move) ? move : null;
  }

  press(square: Square): void {
    const sure = this.#asked?.at === square ? this.unsure : null;
    this.#asked = null;
    if (sure) return this.take(sure);
    if (this.targets.has(square)) return this.play(square);
    if (this.position && !this.from.has(square)) this.#table.refuse?.(this.chosen, square);
    this.#picked = this.from.has(square) && this.chosen !== square ? square : null;
  }

  pick(square: Square): void {
    if (this.from.has(square)) this.#picked = square;
  }

  play(to: Square): void {
    const moves = this.targets.get(to) ?? [];
    const [move] = moves;
    if (move && (this.#table.any || moves.length === 1) && !this.#table.sure?.(move)) this.take(move);
    else if (move) this.#asked = { at: to, moves };
  }

  take(move: Move): void {
    this.drop();
    this.#table.act(move);
  }

  hold(kind: PieceKind): void {
    this.#held = kind;
  }

  use(mode: Mode): void {
    this.drop();
    this.mode = mode;
  }

  /** Put everything down again. */
  drop(): void {
    this.mode = "move";
    this.#picked = null;
    this.#held = null;
    this.#asked = null;
  }
}
