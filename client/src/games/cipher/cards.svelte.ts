/** Every card of the game by its code: fetched once, for a view names cards by their codes only. */
import { api } from "../../lib/net/api";
import { Asking } from "../../lib/net/asking.svelte";
import type { Card } from "./types";

class CardBook {
  all = $state.raw<Card[]>([]);
  #byCode = $derived(new Map(this.all.map((card) => [card.code, card])));
  #asking = new Asking();

  get failure() {
    return this.#asking.failure;
  }

  /** Asks the server, unless that was done. */
  async open(): Promise<void> {
    if (this.#asking.busy || this.all.length > 0) return;
    await this.#asking.ask(() => api.cards<Card>("cipher", "all"), (book) => (this.all = book.cards));
  }

  get(code: string | null | undefined): Card | null {
    return (code && this.#byCode.get(code)) || null;
  }
}

export const cards = new CardBook();
