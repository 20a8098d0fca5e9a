/** Seals of matches as this browser was shown them before the end: what is revealed later is held against them. */
import { recall, remember } from "./stored";

const KEY = "parlour.seals";
const MOST = 100; // matches; the oldest are forgotten

type Noted = [match: string, seal: string][];

function noted(): Noted {
  try {
    return JSON.parse(recall(KEY) ?? "[]") as Noted;
  } catch {
    return []; // somebody else wrote there
  }
}

/** Keep the seal of a match that goes on; the first that was shown counts. */
export function note(match: string, seal: string): void {
  const all = noted();
  if (!all.some(([known]) => known === match)) remember(KEY, JSON.stringify([...all, [match, seal]].slice(-MOST)));
}

/** The seal this browser was shown while the match went on, or null if it was not there. */
export function shown(match: string): string | null {
  return noted().find(([known]) => known === match)?.[1] ?? null;
}
