/** Finished matches: found again, and taken home. */
import { ask, asGuest, read } from "../api";
import { stepsOf, type Step } from "../../table/steps";
import type { ArchivePage, FinishedMatch, TakeHome } from "../shapes";

export type { ArchivePage as Shelf, FinishedMatch, TakeHome } from "../shapes";

export type Whose = "everybody" | "you";
const SEEN_BY: Record<Whose, string> = { everybody: "history", you: "seat" };

const UNPLAYED = 4; // entries of a match in which nobody moved: two sat down, it was dealt, and given up

/** Whether somebody moved before it was over. */
export const played = ({ entries }: FinishedMatch): boolean => entries > UNPLAYED;

const at = encodeURIComponent;

export const archive = {
  /** One page of what fits; empty fields ask nothing. */
  search: (wanted: Record<string, string>) => {
    const asked = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value));
    return ask<ArchivePage>("GET", `/archive?${asked}`);
  },
  exports: (id: string) => asGuest<TakeHome[]>("GET", `/matches/${at(id)}/exports`),
  /** What everybody saw of a finished match, step by step; or what its player saw from their seat. */
  steps: async (id: string, whose: Whose = "everybody"): Promise<Step[]> => stepsOf(await read(`/matches/${at(id)}/exports/${SEEN_BY[whose]}.jsonl`)),
};
