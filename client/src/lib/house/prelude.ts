/** What comes before a newcomer's first game, where a game has something; this browser shows it until it was seen or passed over. */
import { recall, remember } from "../browser/stored";
import type { GameModule } from "../hall/game";
import { playFirst } from "./house";

const key = (game: GameModule): string => `parlour-prelude-${game.name}`;

/** Remembers that this browser need not show it again. */
export const notePrelude = (game: GameModule): void => remember(key(game), "shown");

/** Where a newcomer begins: at what comes before the first game, unless there is none or it was shown, else at its table. */
export async function begin(game: GameModule): Promise<string> {
  return game.prelude && recall(key(game)) === null ? `/first/${game.name}` : playFirst(game);
}
