/** Whom of the house one plays, and how it went: kept by this browser for each game and level, so that the next level is offered in time. */
import { recall } from "../browser/stored";
import type { House, Level } from "../net/shapes";

export interface Tally {
  won: number;
  drawn: number;
  lost: number;
  row: number; // wins since anything else happened
}

interface Kept {
  levels: Record<string, Tally>;
  counted: string[]; // the matches that were counted last, so that none is twice
}

export const IN_A_ROW = 2; // wins after which the next level is offered
export const NONE: Tally = { won: 0, drawn: 0, lost: 0, row: 0 };
export const key = (game: string): string => `parlour-opponents-${game}`;

export function kept(game: string): Kept {
  try {
    const read = JSON.parse(recall(key(game)) ?? "null") as Kept | null;
    if (read && typeof read.levels === "object" && Array.isArray(read.counted)) return read;
  } catch {
    // as if nobody had been met
  }
  return { levels: {}, counted: [] };
}

/** The levels of a game, weakest first; none until the hall has told them. */
export const levelsOf = (houses: House[], game: string): Level[] => houses.find((house) => house.game === game)?.levels ?? [];

export const against = (game: string, level: string): Tally => kept(game).levels[level] ?? NONE;

/** Who comes after a level that was beaten twice in a row; null while it was not, and after the strongest. */
export function due(game: string, level: string, levels: Level[]): string | null {
  if (against(game, level).row < IN_A_ROW) return null;
  const at = levels.findIndex(({ name }) => name === level);
  return at < 0 ? null : (levels[at + 1]?.name ?? null);
}
