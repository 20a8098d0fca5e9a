/** Days on which my clocks stand still in games by post. */
import { asGuest } from "../api";
import type { Away, AwayAtTable } from "../shapes";

export type { Away } from "../shapes";

/** Until when each side of a table by post is away. */
export const awayAt = (match: string) => asGuest<AwayAtTable>("GET", `/matches/${encodeURIComponent(match)}/away`);

export const absences = {
  now: () => asGuest<Away>("GET", "/me/away"),
  go: (days: number) => asGuest<Away>("PUT", "/me/away", { days }),
  back: () => asGuest<Away>("DELETE", "/me/away"),
};
