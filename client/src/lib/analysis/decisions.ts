/** What was decided in a match, those decisions too of which nothing is told for now: fair play keeps back numbers, not moves. */
import type { ReviewedPly } from "../net/api/analysis";
import { counting, type Step } from "../table/steps";

export type Decision = Pick<ReviewedPly, "seq" | "number" | "seat">;

/** All decisions in order: as the hall judged them where it did, else as the history tells them where a position is known. */
export function decisionsOf(plies: ReviewedPly[], history: Step[]): Decision[] {
  const judged = new Map<number, Decision>(plies.map((ply) => [ply.seq, ply]));
  const acts = counting(history).filter(({ kind, seat }) => kind === "act" && seat);
  for (const [at, { seq, seat }] of acts.entries()) if (!judged.has(seq) && before(history, seq)) judged.set(seq, { seq, seat: seat!, number: at + 1 });
  return [...judged.values()].sort((a, b) => a.seq - b.seq);
}

/** The entry of a history that shows the position in which this one was decided. */
export const before = (history: Step[], seq: number): Step | undefined => history.findLast((step) => step.seq < seq && step.view);
