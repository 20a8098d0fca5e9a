/** Questions of a battle that no card answers, and after how long "no" is said to them: as late as to those that a card might have answered. */
import type { AskKind, Choice, View } from "../types";

const ASKED: (AskKind | undefined)[] = ["critical", "evade"];
/** How long people take, in milliseconds, while nothing is known of this one. */
const USUAL = [1100, 1350, 1600, 1900, 2300, 2800, 3400, 4000];
const FLOOR = 900;
const HURRY = 0.25; // of what is left on a clock that runs
export const KEPT = 12; // times of one person
const LONGEST = 12_000; // they were elsewhere

/** Whether a card might answer it: how long that takes is what others know of them. */
export const isOpen = ({ ask, legal }: View): boolean => ASKED.includes(ask?.kind) && legal.length > 1;

/** The only answer to a question of a battle; null where there is another, or another question. */
export function onlyNo({ ask, legal }: View): Choice | null {
  const [only] = legal;
  return ASKED.includes(ask?.kind) && legal.length === 1 && only?.word === "no" ? only : null;
}

/** Milliseconds until an empty question is answered: any time between those that were needed lately, `chance` (from 0 to 1) says which. */
export function delayOf(needed: number[], chance: number, left = Infinity): number {
  const sorted = (needed.length < KEPT / 2 ? [...USUAL, ...needed] : needed).toSorted((a, b) => a - b);
  const place = chance * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
  return Math.max(FLOOR, Math.min(below + (above - below) * (place % 1), left * HURRY));
}

/** The times needed lately, with one more. */
export const withTime = (needed: number[], time: number): number[] => [...needed, Math.round(Math.min(time, LONGEST))].slice(-KEPT);
