/** The inbox: what concerns me, and what of it waits for me. */
import { asGuest } from "../api";
import type { Inbox } from "../shapes";

export type { Inbox, InboxMessage, Notice } from "../shapes";

export const inboxes = {
  now: () => asGuest<Inbox>("GET", "/inbox"),
  read: (until: string) => asGuest<Inbox>("POST", "/inbox/read", { until }),
};
