/** Players with accounts: how strong they are and whom they met. */
import { ask, asGuest } from "../api";
import type { Match, Role } from "../wire";

export interface Rating {
  points: number;
  margin: number; // one standard deviation
  provisional: boolean;
  matches: number;
}

export interface Leader extends Rating {
  name: string;
}

export interface RatedFamily extends Rating {
  family: string; // "chakart:seed"
  history: { match: string; time: string; points: number }[];
}

export interface Player {
  name: string;
  role: Role;
  ratings: RatedFamily[];
  matches: Match[];
  scores: { name: string; won: number; drawn: number; lost: number }[];
}

const at = encodeURIComponent;

export const players = {
  player: (name: string) => ask<Player>("GET", `/players/${at(name)}`),
  appoint: (name: string, role: "player" | "moderator") => asGuest<Player>("PUT", `/players/${at(name)}/role`, { role }),
  families: () => ask<string[]>("GET", "/leaderboards"),
  leaders: (family: string) => ask<Leader[]>("GET", `/leaderboards/${at(family)}`),
};
