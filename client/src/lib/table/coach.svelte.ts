/** Whether somebody explains a game at its table: chosen once for each game, remembered. */
import { recall, remember } from "../browser/stored";
import { grown } from "../browser/grown.svelte";

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
