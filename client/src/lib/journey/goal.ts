/** The goal of a stage: how each part of it stands, by what was told of the match so far. */
import type { Condition } from "../net/shapes";
import type { Shown } from "../table/model.svelte";

/** A part that nothing can change any more is met or missed; any other is open. */
export type Part = "met" | "missed" | "open";

/** A match as a seat sees it: what was told of it, how often the seat acted, and how it ended, once it has. */
export interface Played {
  seat: string;
  other: string;
  events: readonly object[];
  moves: number;
  result: { winner: string | null; score?: unknown } | null;
}

export const partsOf = (goal: readonly Condition[], played: Played): Part[] => goal.map((part) => stands(part, played));

/** The parts of the goal at the table of a stage, by what was shown there so far, to whoever sits at it. */
export function partsAt({ match, you, told, history }: Shown): Part[] {
  const other = Object.keys(match.seats).find((side) => side !== you)!;
  const moves = told.filter(({ kind, seat }) => kind === "act" && seat === you).length;
  const result = told.length === history.length ? match.result : null;
  return partsOf(match.terms.stage!.goal, { seat: you!, other, events: told.flatMap(({ events }) => events), moves, result });
}

const settled = (held: boolean): Part => (held ? "met" : "missed");

/** How far a seat is ahead; less than anything where no score is kept. */
function ahead(score: unknown, seat: string, other: string): number {
  const kept = (score ?? {}) as Record<string, number>;
  return (kept[seat] ?? -Infinity) - (kept[other] ?? 0);
}

function stands({ win, lead, moves, event, where = {}, least, most }: Condition, { seat, other, events, moves: acted, result }: Played): Part {
  if (win) return result ? settled(result.winner === seat) : "open";
  if (lead !== undefined) return result ? settled(ahead(result.score, seat, other) >= lead) : "open";
  if (moves !== undefined) return acted > moves ? "missed" : result ? "met" : "open";
  const seats: Record<string, string> = { mine: seat, theirs: other };
  const wanted = Object.entries({ kind: event, ...where }).map(([fact, value]) => [fact, (fact !== "kind" && seats[String(value)]) || value] as const);
  const count = events.filter((one) => wanted.every(([fact, value]) => (one as Record<string, unknown>)[fact] === value)).length;
  if (count > (most ?? Infinity)) return "missed";
  const enough = count >= (least ?? (most === undefined ? 1 : 0));
  return result ? settled(enough) : enough && most === undefined ? "met" : "open";
}
