/** The sandbox: positions looked at and tried, and studies played on from them. */
import { ask, asGuest, promised } from "../api";
import type { Match, Said, SeatName } from "../wire";

export type Position = Record<string, unknown>;

/** A position as the server keeps and shows it, seen from the seat to act. */
export interface Frame {
  position: Position;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game knows its own view
  view: any;
  to_act: SeatName | null;
  legal: string[];
  result: Record<string, unknown> | null;
}

export interface Outcome extends Frame {
  probability: string; // a fraction
  events: Said[];
}

export interface Trial {
  seat: SeatName;
  outcomes: Outcome[]; // the likeliest first
  more: number; // further ones that are not told
}

export type Begin = { game: string; rules: string; position: Position } | { match: string; seq: number };

export const sandbox = {
  deal: (game: string, rules: string) => ask<Frame>("POST", "/sandbox/deal", { game, rules }),
  look: (game: string, rules: string, position: Position) => ask<Frame>("POST", "/sandbox/look", { game, rules, position }),
  attempt: (game: string, rules: string, position: Position, action: string) => ask<Trial>("POST", "/sandbox/try", { game, rules, position, action }),
  study: (begin: Begin) => asGuest<Match>("POST", "/studies", { begin }, promised),
};
