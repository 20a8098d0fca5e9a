/** Who sits where, by the names that the page's language gives them. */
import type { Match, Seat } from "../net/wire";
import { nameOf } from "../words/guests";
import { has, t } from "../words/words";

/** A game's word for one of its seats, whoever sits there. */
export function sideName(game: string, side: string): string {
  return t(`${game}-seat-${side}`);
}

/** Who sits on a side in a rematch, in a sentence. */
export const rematchSide = (game: string, side: string): string => t("rematch-side", { seat: side, side: sideName(game, side) });

/** A machine has a name of the hall's own; lists of tables know machines by their agent's name only. */
export function seatName(seat: Seat): string {
  if (seat.kind === "open") return t("seat-open");
  if (!seat.name) return t("seat-left");
  const agent = `agent-${seat.agent ?? seat.name}`;
  return has(agent) ? t(agent) : nameOf(seat.name);
}

/** The names of those who sat at a match that the Library tells of. */
export const namesOf = (seats: Record<string, string | null>): string[] => Object.values(seats).map((name) => seatName({ kind: name ? "player" : "open", name }));

/** The match with its seats' names as the page says them: two of one name are told apart. */
export function named(match: Match): Match {
  const seats: Record<string, Seat> = {};
  for (const [side, seat] of Object.entries(match.seats)) {
    const name = seatName(seat);
    const met = seat.kind !== "open" && Object.values(seats).some((other) => other.name === name);
    seats[side] = { ...seat, name: met ? t("seat-namesake", { name }) : name };
  }
  return { ...match, seats };
}
