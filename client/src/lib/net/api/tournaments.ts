/** Tournaments: announced, signed up for, started, called to time. */
import { asGuest } from "../api";
import { add } from "../../chance/commitments";
import type { NewTournament, Tournament, TournamentLine } from "../shapes";
import type { Bring } from "../wire";

export type { Board, NewTournament, Placing, Tournament, TournamentLine as Summary } from "../shapes";
export type Form = TournamentLine["form"];

/** What the first, second and third place win. */
export type Prize = [Record<string, number>, Record<string, number>, Record<string, number>];

export const FORMS: Form[] = ["knockout", "round_robin", "swiss"];


const path = (id: string): string => `/tournaments/${encodeURIComponent(id)}`;

export const tournaments = {
  all: () => asGuest<TournamentLine[]>("GET", "/tournaments"),
  one: (id: string) => asGuest<Tournament>("GET", path(id)),
  announce: (wish: NewTournament) => asGuest<Tournament>("POST", "/tournaments", wish),
  enter: ({ id, commitment }: Tournament, bring: Bring) =>
    asGuest<unknown>("POST", `${path(id)}/entrants`, { bring }, async () => ({ nonce: add(id, commitment) })),
  leave: (id: string) => asGuest<unknown>("DELETE", `${path(id)}/entrants/me`),
  here: (id: string) => asGuest<unknown>("POST", `${path(id)}/entrants/me/here`),
  callOff: (id: string) => asGuest<unknown>("DELETE", path(id)),
  start: (id: string) => asGuest<unknown>("POST", `${path(id)}/start`),
  time: (id: string) => asGuest<Tournament>("POST", `${path(id)}/time`),
};
