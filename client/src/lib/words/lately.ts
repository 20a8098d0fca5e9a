/** When something was, as one says it; and whose clocks the visitor reads. */
import { day, formatted, hour, locale } from "./dates";

const DAYS = 86_400_000;
const midnight = (time: Date): number => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
const upper = (word: string): string => word.charAt(0).toLocaleUpperCase(locale()) + word.slice(1);

/** The hour of today, yesterday, a day of this week, or the day. */
export function lately(time: string, now = new Date()): string {
  const ago = Math.round((midnight(now) - midnight(new Date(time))) / DAYS);
  if (ago <= 0) return hour(time);
  if (ago === 1) return upper(new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(-1, "day"));
  return ago < 7 ? upper(formatted(time, { weekday: "long" })) : day(time);
}

/** A month of the calendar, 2026-11, written out: November 2026. */
export const month = (date: string): string => formatted(`${date}-15`, { month: "long", year: "numeric", timeZone: "UTC" });

/** The time zone of the visitor: Europe/Paris. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
