/** Which hand to bring: the best one so far, until it is known or nobody listens any more. */
import { listen } from "../stream";
import type { BestHand } from "../shapes";

export type { BestHand } from "../shapes";

export interface Wanted {
  game: string;
  set: string;
  rules: string;
  mine: boolean; // of my own free cards only
  community: string; // whose cards these are; empty for the hall's
}

export const hands = {
  best: ({ game, set, rules, mine, community }: Wanted, hear: (found: BestHand) => void, until: AbortSignal) =>
    listen<BestHand>(`/hands/${game}/${set}?${new URLSearchParams({ rules, mine: String(mine), ...(community && { community }) }).toString()}`, hear, until),
};
