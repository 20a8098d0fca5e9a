/** Every card of the game by its code: fetched once, for a view names cards by their codes only. */
import { ApiError, api } from "../../lib/api";
import type { Failure } from "../../lib/types";
import type { Card } from "./types";

class CardBook {
  all = $state.raw<Card[]>([]);
  failure = $state.raw<Failure | null>(null);
  #byCode = $derived(new Map(this.all.map((card) => [card.code, card])));
  #asked = false;

  /** Asks the server, unless that was done. */
  async open(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      this.all = (await api.cards<Card>("cipher", "all")).cards;
      this.failure = null;
    } catch (error) {
      this.#asked = false;
      if (!(error instanceof ApiError)) throw error;
      this.failure = error.failure;
    }
  }

  get(code: string | null | undefined): Card | null {
    return (code && this.#byCode.get(code)) || null;
  }
}

export const cards = new CardBook();
