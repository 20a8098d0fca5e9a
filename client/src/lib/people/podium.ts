/** Who stands on the podium of a leaderboard. */
import type { Leader } from "../net/shapes";

const STEPS = 3;

/** The first three; nobody while they are all even, or while none of their ratings is sure. */
export function onPodium(leaders: Leader[]): Leader[] {
  const first = leaders.slice(0, STEPS);
  const even = first.length > 1 && first.every(({ points }) => points === first[0]!.points);
  return even || first.every(({ provisional }) => provisional) ? [] : first;
}
