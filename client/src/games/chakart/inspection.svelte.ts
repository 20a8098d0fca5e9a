/** Where a piece could go that cannot be moved now: asked of the referee, from the position as whoever looks sees it. */
import { api } from "../../lib/net/api";
import { Asking } from "../../lib/net/asking.svelte";
import { studied, type Choices } from "./intro/ruling";
import { squareOf } from "./playback/scene";
import { targets } from "./turn";
import type { Move, Piece, Square, View } from "./types";
import { turned } from "./written/fen";

export interface Inspected {
  at: Square;
  piece: Piece;
  turn: boolean; // its side is to move
  targets: Map<Square, Move[]>;
}

export class Inspection {
  seen = $state.raw<Inspected | null>(null);
  #asking = new Asking(); // what nobody answers is simply not shown

  /** Looks at the piece on a square; once more at the same one, or where none stands, at nothing. */
  look(at: Square | null, view: View, rules: string): void {
    const piece = at === null ? null : squareOf(view.board, at);
    const again = this.seen?.at === at;
    this.drop();
    if (at === null || again || !piece || !("man" in piece)) return;
    const turn = view.to_act === piece.colour && view.pending === null;
    const fen = turn || view.to_act === piece.colour ? view.fen : turned(view.fen);
    void this.#asking.ask(() => api.referee<Choices>({ game: "chakart", rules, position: { fen, pending: null, mover: null } }), (ruling) => {
      if (!ruling.ok) return;
      const moves = (studied({ fen }, ruling.legal).legal ?? []).filter(({ kind }) => kind === "move");
      this.seen = { at, piece, turn, targets: targets(moves, at, null) };
    });
  }

  drop(): void {
    this.#asking.drop();
    this.seen = null;
  }
}
