/** The lobby: challenges that wait, games that are played, and who is here. */
import { asGuest, promised } from "../api";
import type { Begun, Challenge, LobbyNow, NewChallenge } from "../shapes";
import type { Bring } from "../wire";
import { add } from "../../chance/commitments";

export type { Acquaintance as Player, Challenge, Listed, LobbyNow } from "../shapes";

export type Proposal = Omit<NewChallenge, "chance">;

const at = encodeURIComponent;

export const lobby = {
  now: () => asGuest<LobbyNow>("GET", "/lobby"),
  challenge: (id: string) => asGuest<Challenge>("GET", `/challenges/${at(id)}`),
  propose: (proposal: Proposal) => asGuest<Challenge>("POST", "/challenges", proposal, promised),
  accept: ({ id, commitment, nonce }: Challenge, bring: Bring) =>
    asGuest<Begun>("POST", `/challenges/${at(id)}/accept`, { bring }, async () => ({ nonce: add(id, commitment, [nonce]) })),
  close: (id: string) => asGuest<unknown>("DELETE", `/challenges/${at(id)}`),
};
