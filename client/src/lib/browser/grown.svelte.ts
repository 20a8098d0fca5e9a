/** What is explained in somebody's first games and then no more: each thing on so many occasions, counted on this browser. */
import { SvelteMap } from "svelte/reactivity";
import { recall, remember } from "./stored";

const OFTEN = 3;
const key = (game: string, what: string): string => `parlour-${game}-met-${what}`;

class Grown {
  #met = new SvelteMap<string, string[]>();

  /** Whether a thing is still explained on an occasion, which has a name of its own. */
  explains(game: string, what: string, occasion: string): boolean {
    const met = this.#occasions(game, what);
    return met.length < OFTEN || met.includes(occasion);
  }

  /** Counts an occasion, once. */
  met(game: string, what: string, occasion: string): void {
    const met = this.#occasions(game, what);
    if (met.length >= OFTEN || met.includes(occasion)) return;
    const now = [...met, occasion];
    this.#met.set(key(game, what), now);
    remember(key(game, what), now.join(" "));
  }

  #occasions(game: string, what: string): string[] {
    return this.#met.get(key(game, what)) ?? recall(key(game, what))?.split(" ").filter(Boolean) ?? [];
  }
}

export const grown = new Grown();
