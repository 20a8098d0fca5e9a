/** Which challenges of the lobby somebody would accept, as it stands in the address. */
import type { Challenge } from "../net/api/lobby";

export const STAKES = ["any", "none", "covered"] as const;
export const TIMES = ["any", "sitting", "post"] as const;
export type Stakes = (typeof STAKES)[number];
export type Times = (typeof TIMES)[number];

export interface Wanted {
  game: string; // "" for any
  preset: string; // the same; or the text of rules that a community plays under a name of its own
  stakes: Stakes;
  time: Times;
}

const HOUR = 3600; // seconds: who has so long for a turn need not sit at the table
const one = <T extends string>(values: readonly T[], given: string | null): T => values.find((value) => value === given) ?? values[0]!;

/** What an address asks, as far as it can be asked. */
export function wanted(query: URLSearchParams, games: readonly string[]): Wanted {
  return { game: one(["", ...games], query.get("game")), preset: query.get("preset") ?? "", stakes: one(STAKES, query.get("stakes")), time: one(TIMES, query.get("time")) };
}

/** Whether a challenge is of that kind, for somebody who has so much gil. */
export function fits({ game, rules, terms }: Challenge, asked: Wanted, gil: number): boolean {
  const played = (!asked.game || game === asked.game) && (!asked.preset || rules.preset === asked.preset || rules.text === asked.preset);
  const staked = asked.stakes === "any" || (asked.stakes === "none" ? !terms.gil && !terms.owned : terms.gil <= gil);
  const post = terms.clock !== null && terms.clock.free >= HOUR;
  return played && staked && (asked.time === "any" || (asked.time === "post") === post);
}
