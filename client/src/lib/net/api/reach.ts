/** How I am told what happens when I am not in the hall. */
import { asGuest } from "../api";
import type { Hours, Reach } from "../shapes";

export type { Reach } from "../shapes";
export const TOPICS = ["challenges", "turns", "winnings", "trades", "tournaments", "communities", "moderation"] as const;
export type Topic = (typeof TOPICS)[number];
export type Channel = "push" | "mail" | "hook";

/** What of it changes; what is not named stays. */
export interface Wishes {
  lang?: Reach["lang"] | null;
  zone?: string | null;
  wants?: Reach["wants"];
  quiet?: Hours | null;
  digest?: string | null;
}

interface Endpoint {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const AT = "/inbox/reach";

export const reaches = {
  now: () => asGuest<Reach>("GET", AT),
  wish: (wishes: Wishes) => asGuest<Reach>("PATCH", AT, wishes),
  join: (browser: Endpoint) => asGuest<Reach>("PUT", `${AT}/browser`, browser),
  leave: () => asGuest<Reach>("DELETE", `${AT}/browser`),
  mail: (address: string) => asGuest<Reach>("PUT", `${AT}/mail`, { address }),
  proof: (token: string) => asGuest<Reach>("POST", `${AT}/mail/proof`, { token }),
  noMail: () => asGuest<Reach>("DELETE", `${AT}/mail`),
  hook: (url: string) => asGuest<Reach>("PUT", `${AT}/hook`, { url }),
  noHook: () => asGuest<Reach>("DELETE", `${AT}/hook`),
  trial: () => asGuest<null>("POST", `${AT}/trial`),
};
