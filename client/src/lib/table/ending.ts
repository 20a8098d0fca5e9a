/** How the table itself ended a match, as it is told to whoever looks. */
import type { Match, SeatName } from "../net/wire";
import { t } from "../words/words";

/** "You resigned.", "Bastien ran out of time."; null while a match goes on, and where the game itself ended it. */
export function ending(match: Match, you: SeatName | null): string | null {
  const reason = endedBy(match);
  if (!reason) return null;
  const loser = match.result?.winner ? flagged(match) : null;
  return t(`ended-${reason}`, { whose: loser !== null && loser === you ? "you" : "other", name: (loser && match.seats[loser]?.name) ?? "" });
}

const ENDS = ["resigned", "timeout", "counted", "counted-even", "agreed", "aborted", "called-off", "older-rules"] as const;

/** What ended it, where that was not the game as it is played today. */
export function endedBy(match: Match): (typeof ENDS)[number] | null {
  return ENDS.find((end) => end === match.result?.reason) ?? null;
}

/** Whether it counts for nothing. */
export const voided = (match: Match): boolean => ["aborted", "called-off"].includes(endedBy(match) ?? "");

/** Whether neither side has won anything. */
export const bothLost = (match: Match): boolean => endedBy(match) === "counted-even";

/** Who resigned, or ran out of time. */
function flagged(match: Match): SeatName | null {
  return Object.keys(match.seats).find((side) => side !== match.result?.winner) ?? null;
}

/** Whether nothing is left on the clock of a seat, whatever was free at the beginning of its turn. */
export function ranOut(match: Match, side: SeatName): boolean {
  return endedBy(match) === "timeout" && side === flagged(match);
}
