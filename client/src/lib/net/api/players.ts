/** Players with accounts: how strong they are and whom they met. */
import { ask, asGuest } from "../api";
import type { Leader, Profile } from "../shapes";

export type { Leader, Profile as Player, RatedFamily, Rating } from "../shapes";

const at = encodeURIComponent;

export const players = {
  player: (name: string) => ask<Profile>("GET", `/players/${at(name)}`),
  appoint: (name: string, role: "player" | "moderator") => asGuest<Profile>("PUT", `/players/${at(name)}/role`, { role }),
  families: () => ask<string[]>("GET", "/leaderboards"),
  leaders: (family: string) => ask<Leader[]>("GET", `/leaderboards/${at(family)}`),
};
