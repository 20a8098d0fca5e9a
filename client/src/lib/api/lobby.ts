/** The lobby: challenges that wait, games that are played, and who is here. */
import { asGuest } from "../api";
import type { Clock } from "../clock";
import type { Rating } from "./players";
import type { Bring, Match, RuleSet, RuleValue, SeatName } from "../types";

export interface Terms {
  rated: boolean;
  gil: number;
  owned: boolean;
  clock: Clock | null;
  tournament?: string | null; // of which it is a match
  study?: boolean; // played on from another match, for nobody's rating
}

export interface Player {
  id: string;
  name: string;
}

export interface Challenge {
  id: string;
  game: string;
  rules: RuleSet;
  terms: Terms;
  challenger: Player & { rating: Rating | null }; // under these rules
  to: Player | null;
  audience: "lobby" | "link" | "player";
  seat: SeatName; // the challenger's, or "random"
  mine: boolean;
  status: "open" | "accepted" | "declined" | "withdrawn" | "expired";
  match: string | null;
  created: string;
  expires: string;
}

/** A match in a list: whose turn it is, by when, and my seat in it. */
export interface Listed extends Match {
  turn: SeatName | null;
  deadline: string | null;
}

export interface LobbyNow {
  now: string;
  challenges: Challenge[];
  playing: Listed[];
  watching: Listed[];
}

export interface Proposal {
  game: string;
  rules: string | { preset: string; options: Record<string, RuleValue> };
  bring: Bring;
  seat: SeatName; // or "random"
  to: { kind: "lobby" } | { kind: "link" } | { kind: "player"; player: string };
  terms: { rated: boolean; clock: Clock | null; gil: number; owned: boolean };
}

const at = encodeURIComponent;

export const lobby = {
  now: () => asGuest<LobbyNow>("GET", "/lobby"),
  challenge: (id: string) => asGuest<Challenge>("GET", `/challenges/${at(id)}`),
  propose: (proposal: Proposal) => asGuest<Challenge>("POST", "/challenges", proposal),
  accept: (id: string, bring: Bring) => asGuest<{ match: string }>("POST", `/challenges/${at(id)}/accept`, { bring }),
  close: (id: string) => asGuest<unknown>("DELETE", `/challenges/${at(id)}`),
};
