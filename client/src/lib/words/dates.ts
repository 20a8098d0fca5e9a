/**
 * Days and times, in the browser's own variety of the page's language. Months are always in letters: 11/12 is one day to some
 * and another to others.
 */
import { lang } from "./lang.svelte";
import type { Lang } from "./first";

const USUAL: Record<Lang, string> = { en: "en-GB", fr: "fr-FR" };
const DAY: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", year: "numeric" };
const HOUR: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };

export function locale(): string {
  return navigator.languages.find((one) => one.toLowerCase().startsWith(`${lang.current}-`)) ?? USUAL[lang.current];
}
export const formatted = (time: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale(), options).format(new Date(time));

/** The day of a time, where the visitor is: 22 Nov 2026. */
export const day = (time: string): string => formatted(time, DAY);
/** The same with its month written out: 22 November 2026. */
export const longDay = (time: string): string => formatted(time, { ...DAY, month: "long" });
/** A day and its hour: 22 Nov 2026, 10:30. */
export const moment = (time: string): string => formatted(time, { ...DAY, ...HOUR });
/** The hour alone, of what happened today. */
export const hour = (time: string): string => formatted(time, HOUR);
/** A day of the calendar, wherever the visitor is; nothing for what is none. */
export const calendarDay = (date: string): string => (/^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date)) ? formatted(date, { ...DAY, timeZone: "UTC" }) : "");
/** The first letter of a calendar day's name: M. */
export const weekDay = (date: string): string => formatted(date, { weekday: "narrow", timeZone: "UTC" });
