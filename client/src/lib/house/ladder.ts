/** The house of a game as a ladder, for whoever looks at it. */
import type { House, Tally } from "../net/shapes";
import { beaten, levelsOf } from "./opponents";

export type Step = { name: string; state: "beaten" | "next" | "open" };

/** Weakest first: who was beaten often enough, who is next, and who is still to come. All can be played. */
export function ladder(houses: House[], tallies: Tally[], game: string): Step[] {
  const levels = levelsOf(houses, game);
  const next = levels.find(({ name }) => !beaten(tallies, game, name))?.name;
  return levels.map(({ name }) => ({ name, state: beaten(tallies, game, name) ? "beaten" : name === next ? "next" : "open" }));
}
