/** Tournaments: announced, signed up for, started, called to time. */
import { asGuest } from "../api";
import { add } from "../../chance/commitments";
import type { Board, NewTournament, TakenUp, Tournament, TournamentLine } from "../shapes";
import type { Bring } from "../wire";

export type { Board, NewTournament, Placing, Tournament, TournamentLine as Summary } from "../shapes";
export type Form = TournamentLine["form"];

/** What the first, second and third place win. */
export type Prize = [Record<string, number>, Record<string, number>, Record<string, number>];

export const FORMS: Form[] = ["knockout", "round_robin", "swiss", "ladder"];

export const LONGEST = 50;

const path = (id: string): string => `/tournaments/${encodeURIComponent(id)}`;

export const tournaments = {
  /** The newest, or the newest of those announced before that one; `LONGEST` at most. */
  all: (before?: string) => asGuest<TournamentLine[]>("GET", `/tournaments${before ? `?before=${encodeURIComponent(before)}` : ""}`),
  one: (id: string) => asGuest<Tournament>("GET", path(id)),
  announce: (wish: NewTournament) => asGuest<Tournament>("POST", "/tournaments", wish),
  enter: ({ id, commitment }: Tournament, bring: Bring) =>
    asGuest<unknown>("POST", `${path(id)}/entrants`, { bring }, async () => ({ nonce: add(id, commitment) })),
  leave: (id: string) => asGuest<unknown>("DELETE", `${path(id)}/entrants/me`),
  here: (id: string) => asGuest<unknown>("POST", `${path(id)}/entrants/me/here`),
  callOff: (id: string) => asGuest<unknown>("DELETE", path(id)),
  start: (id: string) => asGuest<unknown>("POST", `${path(id)}/start`),
  propose: (id: string, opponent: string) => asGuest<unknown>("POST", `${path(id)}/boards`, { opponent }),
  takeUp: (id: string, { round, board }: Board) => asGuest<TakenUp>("POST", `${path(id)}/boards/${round}/${board}/accept`),
  drop: (id: string, { round, board }: Board) => asGuest<unknown>("DELETE", `${path(id)}/boards/${round}/${board}`),
  time: (id: string) => asGuest<Tournament>("POST", `${path(id)}/time`),
};
