/** Days on which my clocks stand still in games by post. */
import { asGuest } from "../api";
import type { Away } from "../shapes";

export type { Away } from "../shapes";

export const absences = {
  now: () => asGuest<Away>("GET", "/me/away"),
  go: (days: number) => asGuest<Away>("PUT", "/me/away", { days }),
  back: () => asGuest<Away>("DELETE", "/me/away"),
};
