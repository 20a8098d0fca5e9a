/**
 * The cards of the game by their codes, for a view names them by these only. A card that is looked up is asked for, with all others that
 * are wanted at that moment: a table shows a few dozen of more than a thousand. Where one chooses among all, all are fetched.
 */
import { api } from "../../lib/net/api";
import { Asking } from "../../lib/net/asking.svelte";
import type { Card } from "./types";

const MOST = 100; // cards that the hall tells at a time

export class CardBook {
  all = $state.raw<Card[]>([]);
  #known = $state.raw(new Map<string, Card>());
  #met = new Set<string>(); // whatever was looked up: a code that the hall does not know is asked for once
  #wanted: string[] = []; // of these what was not answered yet
  #opening = new Asking();
  #looking = new Asking();

  /** Why not all are here. */
  get failure() {
    return this.#opening.failure;
  }
  /** Why some of those that were looked up are not here. */
  get missed() {
    return this.#looking.failure;
  }

  /** Asks for all cards there are, unless that was done. */
  async open(): Promise<void> {
    if (this.#opening.busy || this.all.length > 0) return;
    await this.#opening.ask(() => api.cards<Card>("cipher", "all"), ({ cards }) => {
      this.all = cards;
      this.#learn(cards);
    });
  }

  get(code: string | null | undefined): Card | null {
    const found = code ? this.#known.get(code) : undefined;
    if (code && !found && !this.#opening.busy) this.#want(code);
    return found ?? null;
  }

  /** Asks for what was looked up and has not come. */
  look = async (): Promise<void> => {
    if (this.#looking.busy || this.#wanted.length === 0) return;
    const some = this.#wanted.slice(0, MOST);
    await this.#looking.ask(() => api.cards<Card>("cipher", "all", some), ({ cards }) => {
      this.#wanted = this.#wanted.filter((code) => !some.includes(code));
      this.#learn(cards);
      void this.look(); // for what was looked up meanwhile
    });
  };

  #want(code: string): void {
    if (this.#met.has(code)) return;
    this.#met.add(code);
    if (this.#wanted.push(code) === 1 || this.missed) queueMicrotask(() => void this.look()); // with all that is drawn now
  }

  #learn(cards: Card[]): void {
    this.#known = new Map([...this.#known, ...cards.map((card) => [card.code, card] as const)]);
  }
}

export const cards = new CardBook();
