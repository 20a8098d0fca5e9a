/** The decisions of a match by its turns, where a turn is many of them: one stands for each turn. */
import type { Decision } from "./decisions";
import type { Step } from "../table/steps";

export interface Turns {
  stops: Decision[]; // one of each turn that is known, in order
  last: number; // the number of the last turn
  of: (ply: Decision) => number;
}

/** Of each turn the decision that is looked at, else the last that is `wanted` by its entry, else simply its last; null where the history tells no turns. */
export function byTurns(plies: Decision[], history: Step[], wanted: (number | undefined)[], looked?: number): Turns | null {
  const numbers = new Map<number, number>();
  let turn = 1;
  for (const { seq, view } of history) {
    numbers.set(seq, turn); // an entry belongs to the turn in which it was decided
    turn = Math.max(1, (view as { turn?: number } | null)?.turn ?? turn);
  }
  if (numbers.size === 0) return null;
  const of = ({ seq }: Decision): number => numbers.get(seq) ?? turn;
  const stops = new Map<number, Decision>();
  for (const ply of plies) {
    const kept = stops.get(of(ply));
    const weight = ({ seq }: Decision): number => (seq === looked ? 2 : wanted.includes(seq) ? 1 : 0);
    if (!kept || weight(ply) >= weight(kept)) stops.set(of(ply), ply);
  }
  return { stops: [...stops.values()], last: turn, of };
}
