/** What comes after a match: one step, for whoever played it. */
import type { Match } from "../net/wire";
import { above, due } from "./opponents";
import type { Level, ReviewedPly, Tally } from "../net/shapes";

export type Onward =
  | { kind: "cup"; tournament: string }
  | { kind: "person" } // who plays again, colours turned
  | { kind: "next"; agent: string } // the next of the house, after wins enough
  | { kind: "again"; agent: string; next: string } // one was won, and more lead to the next
  | { kind: "retry"; agent: string; ply: ReviewedPly } // the position before what lost it
  | { kind: "stay"; agent: string }; // the same one again

/** `lost` is the decision that lost it, once that is known. */
export function onward(match: Match, levels: Level[], tallies: Tally[], lost: ReviewedPly | null): Onward {
  const { you, result, terms } = match;
  if (terms.tournament) return { kind: "cup", tournament: terms.tournament };
  const agent = Object.values(match.seats).find((seat) => seat.agent)?.agent;
  if (!agent) return { kind: "person" };
  if (result?.winner === you) {
    const [next, after] = [due(tallies, match.game, agent, levels), above(agent, levels)];
    if (next) return { kind: "next", agent: next };
    if (after) return { kind: "again", agent, next: after };
  }
  if (result?.winner && result.winner !== you && lost?.seat === you) return { kind: "retry", agent, ply: lost };
  return { kind: "stay", agent };
}
