/** What can come of a move that somebody only looks at, asked of the referee before it is played. */
import { api } from "../../lib/api";
import { landings, poolOf, type Landing, type Outcomes } from "./intro/ruling";
import type { Effect, Move, View } from "./types";

const PATIENCE = 140; // milliseconds a pointer must rest before anything is asked

export interface Foresight {
  landings: Landing[];
  pool: Effect[]; // what an egg on the way could hold
}

export class Preview {
  seen = $state.raw<Foresight | null>(null);
  #known = new Map<string, Foresight>();
  #wanted: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Only a move that reaches an object has anything to foresee. */
  look(move: Move | null, view: View, rules: string): void {
    clearTimeout(this.#timer);
    const uncertain = move?.takes === "object" && (move.kind === "move" || move.kind === "drop");
    const key = uncertain ? `${view.fen} ${view.pending ?? ""} ${move.action}` : null;
    const known = key === null ? undefined : this.#known.get(key);
    this.#wanted = key;
    this.seen = known ?? null;
    if (key !== null && move && !known) this.#timer = setTimeout(() => void this.#ask(key, move, view, rules), PATIENCE);
  }

  async #ask(key: string, move: Move, view: View, rules: string): Promise<void> {
    const { fen, pending, mover } = view;
    // a look ahead that nobody answers is simply not shown
    const ruling = await api.referee<Outcomes>({ game: "chakart", rules, position: { fen, pending, mover }, action: move.action }).catch(() => null);
    if (!ruling?.ok) return;
    const foresight = { landings: landings(ruling.outcomes), pool: poolOf(ruling.outcomes) };
    this.#known.set(key, foresight);
    if (this.#wanted === key) this.seen = foresight;
  }
}
