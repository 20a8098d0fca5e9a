/** The lobby: challenges that wait, games that are played, and who is here. */
import { asGuest, promised } from "../api";
import type { Bring, Clock, Match, Said, RuleSet, RuleValue, SeatName, Terms } from "../wire";
import { add } from "../../chance/seals";
import type { Rating } from "./players";

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
  commitment: string; // of the match's seed
  nonce: string | null; // what the challenger added
  mine: boolean;
  status: "open" | "accepted" | "declined" | "withdrawn" | "expired" | "lapsed";
  match: string | null;
  lapse: Said | null; // why my own fell through
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
  propose: (proposal: Proposal) => asGuest<Challenge>("POST", "/challenges", proposal, promised),
  accept: ({ id, commitment, nonce }: Challenge, bring: Bring) =>
    asGuest<{ match: string }>("POST", `/challenges/${at(id)}/accept`, { bring }, async () => ({ nonce: add(id, commitment, [nonce]) })),
  close: (id: string) => asGuest<unknown>("DELETE", `/challenges/${at(id)}`),
};
