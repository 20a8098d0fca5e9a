/** Whom of the house one plays, and how it went so far: what the hall counted, and the one rule of who comes next. */
import type { House, Level, Tally } from "../net/shapes";

export const WINS = 2; // over a level, after which the next one is offered

/** The levels of a game, weakest first; none until the hall has told them. */
export const levelsOf = (houses: House[], game: string): Level[] => houses.find((house) => house.game === game)?.levels ?? [];

/** How the matches against a level went. */
export const against = (tallies: Tally[], game: string, level: string): Tally =>
  tallies.find((one) => one.game === game && one.level === level) ?? { game, level, won: 0, drawn: 0, lost: 0 };

export const beaten = (tallies: Tally[], game: string, level: string): boolean => against(tallies, game, level).won >= WINS;

/** Who comes after a level; null after the strongest. */
export function above(level: string, levels: Level[]): string | null {
  const at = levels.findIndex(({ name }) => name === level);
  return at < 0 ? null : (levels[at + 1]?.name ?? null);
}

/** Who comes after a level that was beaten; null while it was not, and after the strongest. */
export const due = (tallies: Tally[], game: string, level: string, levels: Level[]): string | null => (beaten(tallies, game, level) ? above(level, levels) : null);
