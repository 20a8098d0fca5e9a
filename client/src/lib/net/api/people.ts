/** Who is in the hall: the directory, what is between me and another, and who owns what. */
import { asGuest } from "../api";
import type { Between, Directory, Register, Secluded, Tied, Wished } from "../shapes";

export type { Between, Directory, MemberLine as Member, Register, RegisterLine } from "../shapes";

type Tie = "friend" | "blocked";
const at = encodeURIComponent;
const within = (community: string): string => community && `?community=${at(community)}`;

export const people = {
  /** One page of those who fit; empty fields ask nothing. */
  directory: (wanted: Record<string, string>) => asGuest<Directory>("GET", `/players?${new URLSearchParams(Object.entries(wanted).filter(([, value]) => value))}`),
  between: (name: string) => asGuest<Between>("GET", `/ties/${at(name)}`),
  ties: () => asGuest<Tied[]>("GET", "/ties"),
  tie: (name: string, kind: Tie | null) => (kind ? asGuest<Between>("PUT", `/ties/${at(name)}`, { kind }) : asGuest<Between>("DELETE", `/ties/${at(name)}`)),
  register: (game: string, set: string, community: string) => asGuest<Register>("GET", `/register/${at(game)}/${at(set)}${within(community)}`),
  wish: (game: string, set: string, card: string, wished: boolean, community: string) => asGuest<Wished>(wished ? "PUT" : "DELETE", `/wishes/${at(game)}/${at(set)}/${at(card)}${within(community)}`),
  seclude: (secluded: boolean) => asGuest<Secluded>("PUT", "/collection/seclusion", { secluded }),
};
