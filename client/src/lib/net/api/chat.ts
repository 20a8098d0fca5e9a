/** What is said at tables, what is reported, and what moderators do about it. */
import { asGuest } from "../api";
import type { Failure, Line, Role, RoomName } from "../wire";

export interface Heard {
  room: RoomName;
  rooms: RoomName[]; // that I may read, mine first
  lines: Line[];
  next: number | null; // where earlier lines begin
  longest: number;
  hindrance: (Failure & { until?: string; why?: string }) | null; // why I may not talk
}

export const REASONS = ["insult", "spam", "cheating", "name", "other"] as const;
export type Reason = (typeof REASONS)[number];
export type About = { kind: "line"; line: number } | { kind: "player"; name: string };

export interface Person {
  id: string;
  name: string | null;
  role: Role;
}

export interface Report {
  number: number;
  reporter: Person;
  accused: Person;
  reason: Reason;
  note: string;
  time: string;
  match: string | null;
  line: number | null;
  context: { number: number; by: string; name: string | null; text: string; time: string }[];
}

export interface Mute {
  player: string;
  name: string | null;
  until: string;
  why: string;
}

export interface Waiting {
  reports: Report[];
  mutes: Mute[];
  moderators: string[] | null; // for the host alone
}

export interface Deed {
  number: number;
  kind: string;
  moderator: Person;
  about: Person;
  time: string;
  why?: string;
  until?: string;
}

export interface Verdict {
  remove: boolean;
  hours: number | null;
  why: string;
}

const at = encodeURIComponent;

export const chat = {
  heard: (match: string, room: RoomName | null, before: number | null) => {
    const asked = new URLSearchParams({ ...(room ? { room } : {}), ...(before ? { before: String(before) } : {}) });
    return asGuest<Heard>("GET", `/matches/${at(match)}/chat?${asked}`);
  },
  report: (about: About, reason: Reason, note: string) => asGuest<unknown>("POST", "/reports", { about, reason, note }),
};

export const moderation = {
  waiting: () => asGuest<Waiting>("GET", "/moderation"),
  decide: (report: number, verdict: Verdict) => asGuest<unknown>("POST", `/moderation/reports/${report}`, verdict),
  unmute: (player: string) => asGuest<unknown>("DELETE", `/moderation/mutes/${at(player)}`),
  log: (before: number | null) => asGuest<{ deeds: Deed[]; next: number | null }>("GET", `/moderation/log${before ? `?before=${before}` : ""}`),
};
