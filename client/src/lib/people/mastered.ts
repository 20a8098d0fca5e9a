/** Rules that somebody has mastered: won often enough while they were in force. */
import type { FinishedMatch } from "../net/shapes";

export const ENOUGH = 3; // wins

interface Mastery {
  option: string;
  won: number; // no more than enough
}

/** The switches that were on in games that a player won, those with most wins first. */
export function mastered(matches: FinishedMatch[], name: string): Mastery[] {
  const wins = new Map<string, number>();
  for (const { rules, seats, winner } of matches) {
    if (winner === null || seats[winner] !== name) continue;
    for (const [option, value] of Object.entries(rules.options)) if (value === true) wins.set(option, (wins.get(option) ?? 0) + 1);
  }
  return [...wins].map(([option, won]) => ({ option, won: Math.min(won, ENOUGH) })).sort((one, other) => other.won - one.won);
}
