/** What hosts ask and do, and what anybody reads of the hall's charter. */
import { ask, asGuest } from "../api";
import type { AccountSheet, Acted, Arrangement, Charter, DryRun, Gifts, Health, Invitation, InvitationLink, JournalPage, NewInvitation, NewKeyLink, NewRegister, RegisterText, RollPage, TakenBack, Windfall } from "../shapes";

export type { AccountSheet, Charter, Health, HostAct, Invitation, RollLine } from "../shapes";

export type Whom = "all" | "banned" | "muted" | "reported";
export type AccountAct = "ban" | "unban" | "name" | "remove" | "grant" | "take-back";
const at = encodeURIComponent;
const filled = (wanted: Record<string, string>) => new URLSearchParams(Object.entries(wanted).filter(([, value]) => value));

export const hosting = {
  charter: () => ask<Charter>("GET", "/charter"),
  arrange: (changes: Arrangement) => asGuest<Acted>("PATCH", "/charter", changes),
  gifts: () => asGuest<Gifts>("GET", "/host/gifts"),
  health: () => asGuest<Health>("GET", "/host/health"),
  roll: (name: string, whom: Whom, page: number) => asGuest<RollPage>("GET", `/host/accounts?${filled({ name, whom, page: String(page) })}`),
  sheet: (player: string, community = "") => asGuest<AccountSheet>("GET", `/host/accounts/${at(player)}?${filled({ community })}`),
  act: (player: string, act: AccountAct, body: { why: string } & Record<string, unknown>) => asGuest<Acted>("POST", `/host/accounts/${at(player)}/${act}`, body),
  newKey: (player: string, why: string) => asGuest<NewKeyLink>("POST", `/host/accounts/${at(player)}/key`, { why }),
  undoTrade: (trade: string, why: string) => asGuest<Acted>("POST", `/host/trades/${at(trade)}/undo`, { why }),
  journal: (about: string | null, before: number | null) => asGuest<JournalPage>("GET", `/host/journal?${filled({ about: about ?? "", before: before ? String(before) : "" })}`),
  undo: (act: string, why: string) => asGuest<Acted>("POST", `/host/journal/${at(act)}/undo`, { why }),
  admit: (set: string, why: string) => asGuest<Acted>("POST", `/host/card-sets/${at(set)}/admit`, { why }),
  windfalls: () => asGuest<Windfall[]>("GET", "/host/windfalls"),
  reclaim: (player: string, set: string, why: string) => asGuest<TakenBack>("POST", `/host/windfalls/${at(player)}/${at(set)}/take-back`, { why }),
  tryRegister: (register: RegisterText) => asGuest<DryRun>("POST", "/host/register/try", register),
  bringIn: (register: NewRegister) => asGuest<Acted>("POST", "/host/register", register),
  invitations: () => asGuest<Invitation[]>("GET", "/host/invitations"),
  invite: (wanted: NewInvitation) => asGuest<InvitationLink>("POST", "/host/invitations", wanted),
  uninvite: (invitation: string, why: string) => asGuest<Acted>("POST", `/host/invitations/${at(invitation)}/revoke`, { why }),
};
