/** The games of the hall: one folder each, found by their index file. */
import type { GameModule } from "./game";

const found = import.meta.glob<GameModule>("../../games/*/index.ts", { eager: true, import: "default" });

/** The game whose picture hangs over the start page leads. */
const leads = (game: GameModule) => Number(!game.Picture);

export const games: GameModule[] = Object.values(found).sort((a, b) => leads(a) - leads(b) || a.name.localeCompare(b.name));

export function gameNamed(name: string): GameModule | undefined {
  return games.find((game) => game.name === name);
}

/** The set of cards that a collection opens with, as game/set. */
export const firstShelf = games.filter((game) => game.shelf).map((game) => `${game.name}/${game.shelf}`)[0] ?? "";

/** The rule text of the one-tap game. */
export function quickRules(game: GameModule): string {
  return game.quick ?? game.name;
}
