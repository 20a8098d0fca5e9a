/** Whether somebody explains a game at its table: chosen once for each game, remembered. */
import { recall, remember } from "../browser/stored";

const key = (game: string): string => `parlour-${game}-coach`;

class Coach {
  #told = $state<Record<string, boolean>>({});

  on(game: string): boolean {
    return this.#told[game] ?? recall(key(game)) === "on";
  }

  set(game: string, on: boolean): void {
    this.#told[game] = on;
    remember(key(game), on ? "on" : "off");
  }
}

export const coach = new Coach();
