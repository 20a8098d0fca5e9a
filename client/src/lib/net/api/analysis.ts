/** What choices were worth: streams of a match looked back at or of a hint, and single positions. */
import { ask, greeted } from "../api";
import { listen } from "../stream";
import type { Advice, Hint, LookedAt, Remembered, ReviewMessage } from "../shapes";

export type { Advice, End, Hint, LookedAt, ReviewedPly, ReviewSummary } from "../shapes";

const at = encodeURIComponent;
export const analysis = {
  review: (match: string, first: number, hear: (message: ReviewMessage) => void, until: AbortSignal) =>
    listen<ReviewMessage>(`/matches/${at(match)}/analysis?at=${first}`, hear, until),
  hint: (match: string, hear: (hint: Hint) => void, until: AbortSignal) => listen<Hint>(`/matches/${at(match)}/hint`, hear, until),
  advice: (match: string) => greeted().then(() => ask<Advice>("GET", `/matches/${at(match)}/advice`)),
  remembered: (match: string) => greeted().then(() => ask<Remembered>("GET", `/matches/${at(match)}/analysis/sum`)),
  decision: (match: string, seq: number) => greeted().then(() => ask<LookedAt>("GET", `/matches/${at(match)}/analysis/${seq}`)),
};
