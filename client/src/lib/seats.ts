/** Who sits where, by the names that the page's language gives them. */
import type { Match, Seat } from "./types";
import { has, t } from "./words";

/** A machine has a name of the hall's own; lists of tables know machines by their agent's name only. */
export function seatName(seat: Seat): string {
  if (seat.kind === "open") return t("seat-open");
  if (!seat.name) return t("seat-left");
  const agent = `agent-${seat.agent ?? seat.name}`;
  return has(agent) ? t(agent) : seat.name;
}

/** The match with its seats' names as the page says them. */
export function named(match: Match): Match {
  const seats = Object.entries(match.seats).map(([side, seat]) => [side, { ...seat, name: seatName(seat) }] as const);
  return { ...match, seats: Object.fromEntries(seats) };
}
