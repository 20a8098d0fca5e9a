/** What is explained at the tables of a game: by a coach, where somebody wants one, and in somebody's first games. Remembered by the browser. */
import { SvelteMap } from "svelte/reactivity";
import { recall, remember } from "../browser/stored";

const OFTEN = 3;
const times = (game: string, what: string): string => `parlour-${game}-met-${what}`;

/** What is explained in somebody's first games and then no more: each thing on so many occasions. */
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
    this.#met.set(times(game, what), now);
    remember(times(game, what), now.join(" "));
  }

  #occasions(game: string, what: string): string[] {
    return this.#met.get(times(game, what)) ?? recall(times(game, what))?.split(" ").filter(Boolean) ?? [];
  }
}

export const grown = new Grown();

const key = (game: string): string => `parlour-${game}-coach`;
const asked = (game: string): string => `${key(game)}-asked`;

class Coach {
  #told = $state<Record<string, boolean>>({});

  on(game: string): boolean {
    return this.#told[game] ?? recall(key(game)) === "on";
  }

  set(game: string, on: boolean): void {
    this.#told[game] = on;
    remember(key(game), on ? "on" : "off");
  }

  /** Whether to ask if it shall stay: once, after somebody's first games. */
  asks(game: string, match: string): boolean {
    return !this.#told[asked(game)] && recall(asked(game)) === null && !grown.explains(game, "goal", match);
  }

  answer(game: string, stays: boolean): void {
    this.#told[asked(game)] = true;
    remember(asked(game), "yes");
    this.set(game, stays);
  }
}

export const coach = new Coach();
