/** The games of the hall: those that have a folder here, known at once, and those that other packages add, of which it tells. */
import { api } from "../net/api";
import { Asking } from "../net/asking.svelte";
import { learn } from "../words/added.svelte";
import type { GameModule } from "./game";
import type { Sketched, View } from "../net/shapes";
import type { Unfold } from "../net/wire";

const found = import.meta.glob<GameModule>("../../games/*/index.ts", { eager: true, import: "default" });

/** The game whose opening lies on the start page leads. */
const leads = (game: GameModule) => Number(!game.opening);
const built = Object.values(found).sort((a, b) => leads(a) - leads(b) || a.name.localeCompare(b.name));

class Games {
  all = $state.raw<GameModule[]>(built);
  told = $state(false); // whether the hall has told which others there are
  #asking = new Asking();

  /** Asks the hall, whose answer may come after the page; whether it came. */
  meet(): Promise<boolean> {
    return this.#asking.ask(api.added, (added) => {
      learn(added.map(({ words }) => words));
      const others = added.filter(({ name }) => !built.some((game) => game.name === name));
      this.all = [...built, ...others.map(({ name, seats, standard, sets }) => ({ name, seats, quick: standard, sets, brings: () => sets.length > 0 }))];
      this.told = true;
    });
  }
}

export const games = new Games();

export function gameNamed(name: string): GameModule | undefined {
  return games.all.find((game) => game.name === name);
}

/** A view as sockets carry it, as the table of its game reads it: those of some games come shorter. */
export const unfold: Unfold = (view) => gameNamed(view.game)?.unfold?.(view as Sketched) ?? (view as View);

/** The set of cards that a collection opens with, as game/set. */
export const firstShelf = built.filter((game) => game.shelf).map((game) => `${game.name}/${game.shelf}`)[0] ?? "";

/** The first game for which a hall can make cards of its own. */
export const maker = built.find((game) => game.makes);
