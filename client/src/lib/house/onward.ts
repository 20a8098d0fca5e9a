/** What comes after a match: one step, for whoever played it. */
import type { Match } from "../net/wire";
import { due } from "./opponents";
import type { Level, ReviewedPly } from "../net/shapes";

export type Onward =
  | { kind: "cup"; tournament: string }
  | { kind: "person" } // who plays again, colours turned
  | { kind: "next"; agent: string; due: boolean } // the next of the house; `due` after two wins in a row
  | { kind: "retry"; agent: string; ply: ReviewedPly } // the position before what lost it
  | { kind: "stay"; agent: string }; // the same one again

/** `lost` is the decision that lost it, once that is known. */
export function onward(match: Match, levels: Level[], lost: ReviewedPly | null): Onward {
  const { you, result, terms } = match;
  if (terms.tournament) return { kind: "cup", tournament: terms.tournament };
  const agent = Object.values(match.seats).find((seat) => seat.agent)?.agent;
  if (!agent) return { kind: "person" };
  const at = levels.findIndex(({ name }) => name === agent);
  const next = at < 0 ? undefined : levels[at + 1]?.name;
  if (result?.winner === you && next) return { kind: "next", agent: next, due: due(match.game, agent, levels) === next };
  if (result?.winner && result.winner !== you && lost?.seat === you) return { kind: "retry", agent, ply: lost };
  return { kind: "stay", agent };
}
