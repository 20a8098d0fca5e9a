/** Values in words: what is certain as a result with its score, what is not as chances in 100. */
import type { Translate } from "../words/words";

export type Sign = "win" | "draw" | "loss";

/** What a value says; of chances, half is no lead. */
export function signOf(value: number, exact: boolean): Sign {
  const lead = exact ? value : Math.round(value) - 50;
  return lead > 0 ? "win" : lead < 0 ? "loss" : "draw";
}

export const MARKS: Record<Sign, string> = { win: "▲", draw: "=", loss: "▼" };

/** What a value of a seat that acts is worth for whoever reads, who may sit opposite. */
export function forReader(value: number, exact: boolean, mine: boolean): number {
  if (mine) return value;
  return exact ? 0 - value : 100 - value;
}

/** "6–4": what a margin is of so many that both sides have together; of unknown many the lead itself. */
export function scoreOf(margin: number, total: number | null): string {
  if (total === null) return `${margin > 0 ? "+" : margin < 0 ? "−" : "±"}${Math.abs(margin)}`;
  const [mine, theirs] = [(total + margin) / 2, (total - margin) / 2];
  return `${round(mine)}–${round(theirs)}`;
}

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** "6–4", or "52". */
export const inNumbers = (value: number, exact: boolean, total: number | null): string => (exact ? scoreOf(value, total) : String(Math.round(value)));

/** Whether two worths are told by different numbers. */
export const changed = (from: number, to: number, exact: boolean): boolean => inNumbers(from, exact, null) !== inNumbers(to, exact, null);

/** "win 6–4", or "52". */
export function sayWorth(value: number, exact: boolean, total: number | null, t: Translate): string {
  const numbers = inNumbers(value, exact, total);
  return exact ? `${t(`after-${signOf(value, true)}`)} ${numbers}` : numbers;
}

/** What all of a score adds up to, where a game keeps one number for each side. */
export function totalOf(score: unknown): number | null {
  if (score === null || typeof score !== "object") return null;
  const numbers = Object.values(score);
  return numbers.length > 0 && numbers.every((one) => typeof one === "number") ? numbers.reduce((sum, one) => sum + one, 0) : null;
}
