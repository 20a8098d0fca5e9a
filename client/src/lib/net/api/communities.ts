/** Communities: what each says of itself and plays, and who belongs to it. */
import { asGuest } from "../api";
import type { ClubCharter as Charter, CommunityList, CommunityPage, CommunityPerson } from "../shapes";

export type { ClubCharter as Charter, CommunityLine, CommunityPage, CommunityPerson, HouseRules, Seal } from "../shapes";

export type Standing = Exclude<CommunityPerson["standing"], "asks">;

const at = encodeURIComponent;
const path = (id: string): string => `/communities/${at(id)}`;

export const communities = {
  all: () => asGuest<CommunityList>("GET", "/communities"),
  one: (id: string) => asGuest<CommunityPage>("GET", path(id)),
  make: (id: string, charter: Charter) => asGuest<CommunityPage>("POST", "/communities", { id, ...charter }),
  /** On top of the charter of that revision, and of no other. */
  change: (id: string, seen: number, charter: Charter) => asGuest<CommunityPage>("PUT", path(id), { seen, charter }),
  join: (id: string) => asGuest<CommunityPage>("PUT", `${path(id)}/membership`),
  leave: (id: string) => asGuest<CommunityPage>("DELETE", `${path(id)}/membership`),
  admit: (id: string, name: string, standing: Standing) => asGuest<CommunityPage>("PUT", `${path(id)}/members/${at(name)}`, { standing }),
  putOut: (id: string, name: string) => asGuest<CommunityPage>("DELETE", `${path(id)}/members/${at(name)}`),
};
