/** The sandbox: positions looked at and tried, and studies played on from them. */
import { ask, asGuest, promised } from "../api";
import type { Frame, Outcomes, Step, Tries } from "../shapes";
import type { Match } from "../wire";

export type { Frame, Outcome, Outcomes as Trial, Tries } from "../shapes";
export type Position = Frame["position"];
type Begin = { game: string; rules: string; position: Position } | { puzzle: string } | Step;

export const sandbox = {
  deal: (game: string, rules: string) => ask<Frame>("POST", "/sandbox/deal", { game, rules }),
  look: (game: string, rules: string, position: Position) => ask<Frame>("POST", "/sandbox/look", { game, rules, position }),
  choices: (game: string, rules: string, position: Position) => ask<Tries>("POST", "/sandbox/choices", { game, rules, position }),
  attempt: (game: string, rules: string, position: Position, action: string) => ask<Outcomes>("POST", "/sandbox/try", { game, rules, position, action }),
  study: (begin: Begin) => asGuest<Match>("POST", "/studies", { begin }, promised),
};
