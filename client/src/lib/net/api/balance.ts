/** What self-play finds of a rule set: better and better known, until it is played out or nobody listens any more. */
import { listen } from "../stream";
import type { Balance } from "../shapes";

export type { Balance } from "../shapes";

export const balance = {
  of: (game: string, rules: string, hear: (found: Balance) => void, until: AbortSignal) =>
    listen<Balance>(`/games/${game}/balance?${new URLSearchParams({ rules }).toString()}`, hear, until),
};
