/** Shapes shared by the whole client: what the server sends, and what a game folder gives the hall. */
import type { Component } from "svelte";
import type { Line } from "./net/api/chat";
import type { Terms } from "./net/api/lobby";
import type { ClockState } from "./table/clock";
import type { TableSeat } from "./table/table.svelte";

/** A seat by its game's own name: "red", "white". */
export type SeatName = string;
export type Words = Record<string, string | number>;
export type Translate = (id: string, args?: Words) => string;
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
  lapse?: Said | null; // why my own table is closed
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

export interface TableProps<Side extends SeatName = SeatName> {
  history: Entry<Side>[];
  match: Match<Side>;
  seat: TableSeat | null; // the table as the hall keeps it; null where it is shown inside another page
  you: Side | null;
  pending: boolean;
  refusal: Refused | null;
  connected: boolean;
  onact: (action: string) => void;
  onresign: (() => void) | null; // null where nobody plays in earnest
  onrematch: () => void;
  t: Translate;
}

export interface BringProps {
  options: Record<string, RuleValue>;
  owned?: boolean; // only what one owns may be brought
  seat: SeatName;
  go: string; // the word on the button that brings them
  busy: boolean;
  refusal: Failure | null;
  onbring: (bring: Bring) => void;
  onback?: () => void;
}

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

export interface IntroductionProps {
  game: GameModule;
  t: Translate;
}

export interface ExampleProps {
  history: Entry[]; // all of it
  at: number; // the entry that is shown
  replays: number; // counts how often the last step was asked for again
  rules: RuleSet;
  t: Translate;
}

/** A position that is set up by hand: as it stands, and who is told of a change. */
export interface SandboxProps {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game knows its own positions and views
  frame: { position: any; view: any };
  rules: RuleSet;
  onchange: (position: Record<string, unknown>) => void;
  t: Translate;
}

/** A component that is fetched when it is needed. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game narrows the shapes of its own match
export type Later = () => Promise<{ default: Component<any> }>;

/** What `games/<name>/index.ts` exports by default; the hall knows games only through this. */
export interface GameModule {
  name: string;
  seats: SeatName[]; // in the game's order
  quick?: string; // rule text of the one-tap game against the house
  shelf?: string; // the set of cards that a collection opens with
  table: Later; // the play itself, given `TableProps`
  brings?: (options: Record<string, RuleValue>) => boolean; // whether players bring cards under these rules
  bring?: Later; // choosing them, given `BringProps`
  introduction?: Later; // a first lesson, given IntroductionProps
  example?: Later; // a worked example of the rulebook, given `ExampleProps`
  sandbox?: Later; // setting up a position by hand, given `SandboxProps`
  /** The kinds by which a collection of its cards is sorted through. */
  sorting?: { word: string; kind: (card: Record<string, unknown>) => string | null; name: (kind: string) => string };
  Face?: Component<{ card: unknown }>; // a card of a set, as the game's own list of cards tells it
  Seal: Component<{ seat: SeatName; label?: string | null }>; // whose it is, small
  Tile: Component; // what lies in the game's tile on the start page
  Picture?: Component; // the large picture of the start page
  Waiting?: Component; // what moves while a table is awaited
  RulePicture?: Component<{ option: string }>; // a rule as a small square drawing; nothing for options it does not know
}
