/** A decision as the hall tells it, for tests. */
import type { ReviewedPly } from "../net/api/analysis";

export function plyOf(number: number, facts: Partial<ReviewedPly> = {}): ReviewedPly {
  return {
    type: "ply", seq: number + 3, number, seat: number % 2 ? "red" : "blue", action: "a", exact: true, best: "a", values: { a: 0 }, named: {},
    before: 0, chosen: 0, after: 0, chance: false, error: 0, mistake: false, why: null, ...facts,
  };
}
