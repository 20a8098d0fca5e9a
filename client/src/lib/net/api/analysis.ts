/** What choices were worth: streams of a match looked back at or of a hint, and single positions. */
import { ask, greeted, unreachable } from "../api";
import type { Advice, Hint, LookedAt, Remembered, ReviewMessage } from "../shapes";

export type { Advice, End, Hint, Idea, LookedAt, ReviewedPly, ReviewSummary } from "../shapes";

const at = encodeURIComponent;
/** A stream, whose reader is fetched with the first: most tables never ask for one. */
const listen = async <M>(path: string, hear: (message: M) => void, until: AbortSignal): Promise<void> => {
  const stream = await import("../stream").catch(() => Promise.reject(unreachable()));
  await stream.listen(path, hear, until);
};
export const analysis = {
  review: (match: string, first: number, hear: (message: ReviewMessage) => void, until: AbortSignal) =>
    listen<ReviewMessage>(`/matches/${at(match)}/analysis?at=${first}`, hear, until),
  hint: (match: string, hear: (hint: Hint) => void, until: AbortSignal) => listen<Hint>(`/matches/${at(match)}/hint`, hear, until),
  advice: (match: string) => greeted().then(() => ask<Advice>("GET", `/matches/${at(match)}/advice`)),
  remembered: (match: string) => greeted().then(() => ask<Remembered>("GET", `/matches/${at(match)}/analysis/sum`)),
  decision: (match: string, seq: number) => greeted().then(() => ask<LookedAt>("GET", `/matches/${at(match)}/analysis/${seq}`)),
};
