/** Shapes shared by the whole client: what the server sends, and what a game folder gives the hall. */
import type { Component } from "svelte";

export type Colour = "red" | "blue";
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

export interface Card {
  id: number;
  name: string;
  sides: number[]; // top, right, bottom, left; 10 is A
  element?: string | null;
  power?: number | null;
  type?: string | null;
  level?: number | null;
  set?: string | null;
}

/** A card of somebody's own making has no id of the set. */
export type OwnCard = Omit<Card, "id"> & { id?: undefined };
export type Bring = { cards: (number | OwnCard)[] } | null;

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

export interface Match {
  id: string;
  game: string;
  rules: RuleSet;
  status: "open" | "live" | "over";
  seats: Record<Colour, Seat>;
  you: Colour | null;
  commitment: string;
  secret: string | null;
  result: Record<string, unknown> | null;
  rematch: string | null;
  created: string;
}

/** One step of a match. Events and views belong to the game and are read only in its folder. */
export interface Entry {
  seq: number;
  kind: string;
  seat: Colour | null;
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

export interface Me {
  id: string;
  name: string;
  lang: string;
}

export interface Status {
  ready: boolean;
  warming?: { done: number; of: number };
}

export interface Presence {
  red: boolean;
  blue: boolean;
  watchers: number;
}

export type Message =
  | { type: "snapshot"; seq: number; match: Match; view: unknown; history: Entry[] }
  | { type: "entry"; entry: Entry; match: Match }
  | { type: "match"; match: Match }
  | { type: "accepted"; command: string; seq: number }
  | { type: "refused"; command: string; error: Failure }
  | { type: "thinking"; seat: Colour }
  | ({ type: "presence" } & Presence)
  | { type: "pong" };

export interface TableProps {
  history: Entry[];
  match: Match;
  you: Colour | null;
  pending: boolean;
  refusal: Refused | null;
  connected: boolean;
  onact: (action: string) => void;
  onresign: () => void;
  onrematch: () => void;
  t: Translate;
}

export interface CardFaceProps {
  card: Card | null;
  colour: Colour;
  brought?: Colour | null;
  delta?: number;
  selected?: boolean;
  hidden?: boolean;
  label?: string | null;
}

/** A square of the picture on the start page: a card, or an empty square with a mark. */
export interface Sample {
  card?: Card;
  colour?: Colour;
  icon?: string;
}

/** What `games/<name>/index.ts` exports by default; the hall knows games only through this. */
export interface GameModule {
  name: string;
  quick?: string; // rule text of the one-tap game against the house
  sample?: Sample[]; // nine squares of the start page's picture
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a game may narrow the history to its own entries
  Table: Component<any>;
  CardFace: Component<CardFaceProps>;
  RulePicture?: Component<{ option: string }>; // a rule as a small square drawing; nothing for options it does not know
}
