/** What can come of a move that somebody only looks at, asked of the referee before it is played. */
import { api } from "../../lib/net/api";
import { Asking } from "../../lib/net/asking.svelte";
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
  #asking = new Asking(); // a look ahead that nobody answers is simply not shown
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Only a move that reaches an object has anything to foresee. */
  look(move: Move | null, view: View, rules: string): void {
    clearTimeout(this.#timer);
    const uncertain = move?.takes === "object" && (move.kind === "move" || move.kind === "drop");
    const key = uncertain ? `${view.fen} ${view.pending ?? ""} ${move.action}` : null;
    const known = key === null ? undefined : this.#known.get(key);
    this.#asking.drop();
    this.seen = known ?? null;
    if (key !== null && move && !known) this.#timer = setTimeout(() => this.#ask(key, move, view, rules), PATIENCE);
  }

  #ask(key: string, move: Move, { fen, pending, mover }: View, rules: string): void {
    void this.#asking.ask(() => api.referee<Outcomes>({ game: "chakart", rules, position: { fen, pending, mover }, action: move.action }), (ruling) => {
      if (!ruling.ok) return;
      this.seen = { landings: landings(ruling.outcomes), pool: poolOf(ruling.outcomes) };
      this.#known.set(key, this.seen);
    });
  }
}
