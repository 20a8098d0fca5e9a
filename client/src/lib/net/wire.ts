/** What the server sends. */

/** A seat by its game's own name: "red", "white". */
export type SeatName = string;
export type RuleValue = boolean | string;

export interface Said {
  en: string;
  fr: string;
}

export interface Failure extends Said {
  code: string;
  message?: string;
  at?: string | null;
}

export interface Refused extends Said {
  code: string;
}

/** What a player brings to a table: cards, a deck; each game reads its own. */
export type Bring = Record<string, unknown> | null;

export interface Seat {
  kind: "player" | "bot" | "open";
  name: string | null;
  agent?: string;
}

export interface RuleSet {
  text: string;
  preset: string;
  options: Record<string, RuleValue>;
}

export interface Clock {
  bank: number; // for the whole match
  increment: number; // given back after every turn
  free: number; // costs nothing at the beginning of every turn
  at_zero: "lose" | "play";
}

/** How the clocks of a match stand; `left` in milliseconds as of the beginning of the turn. */
export interface ClockState {
  left: Record<SeatName, number>;
  running: SeatName | null;
  since: string;
  deadline: string | null;
}

export interface Terms {
  rated: boolean;
  gil: number;
  owned: boolean;
  clock: Clock | null;
  tournament?: string | null; // of which it is a match
  study?: boolean; // played on from another match, for nobody's rating
}

export type RoomName = "players" | "watchers";

export interface Line {
  number: number;
  room: RoomName;
  by: { id: string; name: string | null; seat: SeatName | null; you: boolean };
  text: string | null; // null: removed by a moderator
  time: string;
}

export interface Match<Side extends SeatName = SeatName> {
  id: string;
  game: string;
  rules: RuleSet;
  status: "open" | "live" | "over" | "closed";
  seats: Record<Side, Seat>; // in the game's order
  you: Side | null;
  commitment: string;
  nonces?: Record<Side, string | null>; // what each seat added to chance
  secret: string | null;
  result: Record<string, unknown> | null;
  strayed?: number | null; // the first entry that today's rules do not replay: what follows has events and no views
  rematch: string | null;
  lapse?: Said | null; // why the table is closed, as far as I may know
  created: string;
  to_act?: Side | null;
  terms?: Terms;
  clock?: ClockState | null;
  offer?: { what: "draw" | "abort"; seat: Side } | null;
  draws?: boolean; // whether a draw can be offered
  abort?: boolean; // whether one seat alone may still call the match off
}

/** One step of a match. Events and views belong to the game and are read only in its folder. */
export interface Entry<Side extends SeatName = SeatName> {
  seq: number;
  kind: string;
  seat: Side | null;
  action: string | null;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game knows its own events
  events: any[];
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game knows its own view
  view: any;
  time?: string;
}

export interface Option {
  name: string;
  kind: "switch" | "choice";
  group: string;
  values?: RuleValue[];
}

export interface Preset {
  name: string;
  offers: Record<string, RuleValue[]>;
  defaults: Record<string, RuleValue>;
}

export interface RuleBook {
  game: string;
  groups: string[];
  options: Option[];
  presets: Preset[];
}

export interface WayOut extends Said {
  set: Record<string, RuleValue>;
}

export interface Problem extends Said {
  code: string;
  options?: string[];
  ways_out?: WayOut[];
}

export interface Verdict {
  ok: boolean;
  text: string | null;
  preset?: string;
  options?: Record<string, RuleValue>;
  problems: Problem[];
  warnings: Problem[];
}

export type Role = "guest" | "player" | "moderator" | "host";

export interface Me {
  id: string;
  name: string;
  role: Role;
  lang: string;
}

export interface Status {
  ready: boolean;
  warming: { done: number; of: number; failed: string[] }; // steps; the games that could not be made ready
}

/** A game as the hall has it: whether it can be dealt. */
export interface GameState {
  name: string;
  seats: SeatName[];
  ready: boolean;
  owned_only: boolean; // whether people play it with cards of their collections alone
}

export interface Presence {
  seats: Record<SeatName, boolean>;
  watchers: number;
}

export type Message =
  | { type: "snapshot"; now: string; seq: number; match: Match; view: unknown; history: Entry[] }
  | { type: "entry"; now: string; entry: Entry; match: Match }
  | { type: "match"; now: string; match: Match }
  | { type: "accepted"; command: string; seq: number }
  | { type: "refused"; command: string | null; error: Failure } // null: the message, or the socket itself
  | { type: "thinking"; seat: SeatName }
  | { type: "chat"; line: Line }
  | ({ type: "presence" } & Presence)
  | { type: "pong" };

/** A rule told for players, with the names of its worked examples. */
export interface Chapter {
  name: string;
  title: Said;
  text: Said;
  option: string | null; // the house rule it tells of; null for what always holds
  value: RuleValue;
  examples: { name: string; title: Said; rules: string }[];
}

/** A worked example, played by the referee. */
export interface Film {
  rules: RuleSet;
  history: (Entry & { say: Said | null })[];
}

