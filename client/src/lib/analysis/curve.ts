/** How a match went, as points of a drawing: what each position was worth for one side, 0 at its loss and 1 at its win. */
import type { ReviewedPly } from "../net/api/analysis";

export interface Point {
  ply: ReviewedPly;
  x: number;
  before: number;
  chosen: number;
  after: number;
  level: number; // where the line passes
}

const CHANCES = 100;

/** Values of a ply for a side, between the ends of what was counted. */
function height(ply: ReviewedPly, value: number, side: string, most: number): number {
  const mine = ply.seat === side;
  if (!ply.exact) return (mine ? value : CHANCES - value) / CHANCES;
  return 0.5 + ((mine ? value : -value) / most) * 0.5;
}

/** The largest margin there was, from which the drawing is scaled; never so small that a draw looks like a win. */
export function widest(plies: ReviewedPly[]): number {
  return Math.max(4, ...plies.filter(({ exact }) => exact).flatMap(({ before, chosen, after }) => [before, chosen, after].map(Math.abs)));
}

/**
 * One point for each decision, from left to right. An estimate flatters whoever is to act, so the line passes midway between
 * the estimates of both sides: of this decision, and of the other side's next one.
 */
export function pointsOf(plies: ReviewedPly[], side: string): Point[] {
  const most = widest(plies);
  const last = Math.max(1, plies.length - 1);
  return plies.map((ply, at) => {
    const of = (value: number) => height(ply, value, side, most);
    const answer = plies.slice(at).find(({ seat }) => seat !== ply.seat);
    const level = ply.exact || !answer || answer.exact ? of(ply.before) : (of(ply.before) + height(answer, answer.before, side, most)) / 2;
    return { ply, x: at / last, before: of(ply.before), chosen: of(ply.chosen), after: of(ply.after), level };
  });
}
