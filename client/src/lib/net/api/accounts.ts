/** Accounts: claimed, signed in and out, changed and left. */
import { asGuest } from "../api";
import type { MyMachines, Session, WithToken } from "../shapes";
import type { Me } from "../wire";

export type { Session, WithToken } from "../shapes";

const at = encodeURIComponent;

/** Letters of the name of somebody. */
export const LONGEST_NAME = 24;

export const accounts = {
  rename: (name: string) => asGuest<Me>("PATCH", "/me", { name }),
  claim: (name: string, password: string, invitation?: string) => asGuest<Me>("POST", "/me/claim", { name, password, ...(invitation ? { invitation } : {}) }),
  signIn: (name: string, password: string) => asGuest<Me>("POST", "/session", { name, password }),
  forgotten: (name: string) => asGuest<null>("POST", "/session/forgotten", { name }),
  open: (key: string, password: string) => asGuest<Me>("POST", "/session/key", { key, password }),
  signOut: () => asGuest<null>("DELETE", "/session"),
  sessions: () => asGuest<Session[]>("GET", "/me/sessions"),
  end: (session: string) => asGuest<null>("DELETE", `/me/sessions/${at(session)}`),
  signOutEverywhere: () => asGuest<null>("DELETE", "/me/sessions"),
  changePassword: (old: string, password: string) => asGuest<null>("PUT", "/me/password", { old, new: password }),
  becomeHost: (token: string) => asGuest<Me>("POST", "/me/host", { token }),
  machines: () => asGuest<MyMachines>("GET", "/me/machines"),
  makeMachine: (name: string) => asGuest<WithToken>("POST", "/me/machines", { name }),
  renameMachine: (machine: string, name: string) => asGuest<MyMachines["machines"][number]>("PATCH", `/me/machines/${at(machine)}`, { name }),
  renewMachine: (machine: string) => asGuest<WithToken>("POST", `/me/machines/${at(machine)}/token`),
  removeMachine: (machine: string) => asGuest<null>("DELETE", `/me/machines/${at(machine)}`),
  leave: (password: string | null) => asGuest<null>("POST", "/me/leave", { password }),
};
