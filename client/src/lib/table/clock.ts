/** Clocks as they are agreed, told and read. All in seconds where the server says seconds. */
import type { Clock, ClockState, SeatName, Terms } from "../net/wire";
import { t } from "../words/words";

const DAY = 86_400;

/** Whether nobody has to sit at a table while it waits: a turn of it takes hours. */
export const isByPost = (match: { terms: Terms }): boolean => (match.terms?.clock?.free ?? 0) >= 3600;

/** What a table may choose, by name; the first is what nobody has to ask for. */
export const CLOCKS: Record<string, Clock | null> = {
  none: null,
  quick: { bank: 180, increment: 2, free: 0, at_zero: "lose" },
  live: { bank: 600, increment: 5, free: 0, at_zero: "lose" },
  saucer: { bank: 90, increment: 0, free: 5, at_zero: "play" },
  day: { bank: 0, increment: 0, free: DAY, at_zero: "lose" },
  post: { bank: 0, increment: 0, free: 3 * DAY, at_zero: "lose" },
};

/** What a tournament may choose besides, of a game that counts who is ahead when the time of the match is up. */
export const OF_THE_MATCH: Record<string, Clock> = { match: { bank: 1800, increment: 0, free: 0, at_zero: "count" } };

/** "10:00 + 5 s", "3 days a turn". */
export function sayClock(clock: Clock | null): string {
  if (!clock) return t("clock-none");
  if (clock.bank === 0) return clock.free >= DAY ? t("clock-days", { days: Math.round(clock.free / DAY) }) : t("clock-turn", { time: time(clock.free * 1000) });
  const bank = time(clock.bank * 1000);
  if (clock.at_zero === "count") return t("clock-counted", { bank });
  if (clock.free > 0) return t("clock-free", { bank, free: clock.free });
  return clock.increment > 0 ? t("clock-increment", { bank, increment: clock.increment }) : bank;
}

/** Milliseconds as they stand on a clock: "4:12", "1:05:00", "2 d 5 h"; never less than nothing. */
export function time(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= DAY) return t("clock-long", { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / 3600) });
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** What a seat has left at a time of the hall's, the free beginning of its turn included. */
export function leftOf(state: ClockState, clock: Clock, seat: SeatName, now: number): number {
  if ((state.running === seat || (state.running && clock.at_zero === "count")) && state.deadline) return Math.max(0, Date.parse(state.deadline) - now);
  return (state.left[seat] ?? 0) + clock.free * 1000;
}

/** The seconds at which a player is told how little is left; crossing none of them says nothing. */
const TOLD = [60, 30, 10];
/** Those at which it is heard as well. */
export const LOW = 30;

export function crossed(before: number, after: number): number | null {
  return TOLD.findLast((mark) => before > mark * 1000 && after <= mark * 1000) ?? null;
}
