/** How many days in a row somebody solved the day's puzzle. One missed day of the week is forgiven by itself. */
import type { PuzzleDay } from "../net/shapes";

export interface Row {
  days: number;
  forgiven: string | null; // the date of the day that does not count
}

/** Until today, or until yesterday while today's waits. */
export function inARow(week: PuzzleDay[]): Row {
  const today = week.findIndex((day) => day.today);
  const until = week.slice(0, today + (week[today]?.solved ? 1 : 0)).reverse();
  const missed = until.findIndex((day) => !day.solved);
  if (missed < 0) return { days: until.length, forgiven: null };
  const rest = until.slice(missed + 1);
  const more = rest.findIndex((day) => !day.solved);
  const before = more < 0 ? rest.length : more;
  return before > 0 ? { days: missed + before, forgiven: until[missed]!.date } : { days: missed, forgiven: null };
}
