/** Tournaments: announced, signed up for, started, called to time. */
import { asGuest } from "../api";
import { add } from "../../chance/seals";
import type { Clock, Bring, RuleSet } from "../wire";

export type Form = "knockout" | "round_robin" | "swiss";
export const FORMS: Form[] = ["knockout", "round_robin", "swiss"];

export interface Summary {
  id: string;
  name: string;
  game: string;
  rules: RuleSet;
  form: Form;
  status: "open" | "live" | "over";
  count: number;
  most: number;
  hours: number | null;
  guests: boolean;
  round: number;
  rounds: number;
  winner: string | null;
}

/** A board of a round; `first` and `second` are places in the draw. */
export interface Board {
  round: number;
  board: number;
  first: number | null;
  second: number | null;
  match: string | null;
  result: "first" | "second" | "draw" | "bye" | "none" | null;
  replays: number;
}

export interface Line {
  number: number;
  name: string;
  place: number;
  points: number;
  direct: number;
  buchholz: number;
  sonneborn: number;
  played: number;
}

export interface Tournament extends Summary {
  deadline: string | null;
  commitment: string; // of the seed that the draw and all matches follow from
  secret: string | null; // that seed, once it is over
  mine: boolean;
  entered: boolean;
  you: number | null;
  entrants: { number: number | null; id: string; name: string; withdrawn: boolean }[];
  standings: Line[];
  crosstable: (number | null)[][] | null;
  boards: Board[];
}

export interface NewTournament {
  name: string;
  game: string;
  rules: string;
  form: Form;
  most: number;
  hours: number | null;
  guests: boolean;
  terms: { clock: Clock | null };
}

const path = (id: string): string => `/tournaments/${encodeURIComponent(id)}`;

export const tournaments = {
  all: () => asGuest<Summary[]>("GET", "/tournaments"),
  one: (id: string) => asGuest<Tournament>("GET", path(id)),
  announce: (wish: NewTournament) => asGuest<Tournament>("POST", "/tournaments", wish),
  enter: ({ id, commitment }: Tournament, bring: Bring) =>
    asGuest<unknown>("POST", `${path(id)}/entrants`, { bring }, async () => ({ nonce: add(id, commitment) })),
  leave: (id: string) => asGuest<unknown>("DELETE", `${path(id)}/entrants/me`),
  start: (id: string) => asGuest<unknown>("POST", `${path(id)}/start`),
  time: (id: string) => asGuest<Tournament>("POST", `${path(id)}/time`),
};
