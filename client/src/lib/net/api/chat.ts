/** What is said at tables and in the lobby, what is reported, and what moderators do about it. */
import { asGuest } from "../api";
import type { AboutLine, AboutPlayer, ChatLine, DeedLog, Duty, Heard, NewVerdict, Report } from "../shapes";
import type { RoomName } from "../wire";

export type { Deed, Duty as Waiting, Heard, Mute, NewVerdict as Verdict, Person, Report } from "../shapes";

export const REASONS = ["insult", "spam", "cheating", "name", "other"] as const satisfies Reason[];
export type Reason = Report["reason"];
export type About = AboutLine | AboutPlayer;

const at = encodeURIComponent;

export const chat = {
  heard: (match: string, room: RoomName | null, before: number | null) => {
    const asked = new URLSearchParams({ ...(room ? { room } : {}), ...(before ? { before: String(before) } : {}) });
    return asGuest<Heard>("GET", `/matches/${at(match)}/chat?${asked}`);
  },
  inLobby: (before: number | null) => asGuest<Heard>("GET", `/lobby/chat${before ? `?before=${before}` : ""}`),
  sayInLobby: (text: string) => asGuest<ChatLine>("POST", "/lobby/chat", { text }),
  report: (about: About, reason: Reason, note: string) => asGuest<unknown>("POST", "/reports", { about, reason, note }),
};

export const moderation = {
  waiting: () => asGuest<Duty>("GET", "/moderation"),
  decide: (report: number, verdict: NewVerdict) => asGuest<unknown>("POST", `/moderation/reports/${report}`, verdict),
  unmute: (player: string) => asGuest<unknown>("DELETE", `/moderation/mutes/${at(player)}`),
  log: (before: number | null) => asGuest<DeedLog>("GET", `/moderation/log${before ? `?before=${before}` : ""}`),
};
