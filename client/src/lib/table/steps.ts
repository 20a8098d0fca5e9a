/** The steps of a match: those of a finished one, from the file that everybody may take home, and those that count. */
import type { Entry, TakebackEvent } from "../net/wire";

export type Step = Entry;

/** The entries of a history file: one JSON document a line, the match itself first. */
export function stepsOf(file: string): Step[] {
  const [, ...lines] = file.trim().split("\n");
  return lines.map((line) => JSON.parse(line) as Step);
}

/** The steps after which somebody still had to play. */
export function openSteps(steps: Step[]): Step[] {
  return steps.filter(({ view }) => view?.to_act);
}

type Kept = Pick<Entry, "seq" | "kind"> & { events: unknown[] };

/** What an entry tells of a takeback, where it is one. */
export function takebackIn({ kind, events }: Pick<Kept, "kind" | "events">): TakebackEvent | null {
  return kind === "takeback" ? (events[0] as TakebackEvent) : null;
}

/** The entries that count: none that was taken back; that it was is one of them. */
export function counting<E extends Kept>(history: E[]): E[] {
  if (!history.some(({ kind }) => kind === "takeback")) return history;
  const kept: E[] = [];
  for (const entry of history) {
    const since = takebackIn(entry)?.since ?? Infinity;
    while (kept.length > 0 && kept.at(-1)!.seq >= since) kept.pop();
    kept.push(entry);
  }
  return kept;
}

let kept: { match: string; index: number } | null = null;

/** How far the history of a table was seen before its page came: the moves of the start page are not shown twice, and what follows them is shown. */
export const noteSeen = (match: string, index: number): void => void (kept = { match, index });

/** Index of the entry that was seen last; told once. */
export function takeSeen(match: string): number | undefined {
  const seen = kept?.match === match ? kept.index : undefined;
  kept = null;
  return seen;
}
