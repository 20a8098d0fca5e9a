/** Journeys: the roads of games and communities, a stage to play, and the file of one. */
import { asGuest } from "../api";
import type { Journey, JourneyChecked, JourneyLine, OwnJourney, StageEnd } from "../shapes";
import type { Match } from "../wire";

const at = encodeURIComponent;
const of = (community: string | null) => (community === null ? "" : `?community=${at(community)}`);

export const journeys = {
  mine: () => asGuest<JourneyLine[]>("GET", "/journeys"),
  of: (player: string) => asGuest<JourneyLine[]>("GET", `/players/${at(player)}/journeys`),
  one: (game: string, community: string | null) => asGuest<Journey>("GET", `/journeys/${at(game)}${of(community)}`),
  play: (game: string, community: string | null, stage: string) => asGuest<Match>("POST", `/journeys/${at(game)}/stages/${at(stage)}${of(community)}`, {}),
  ended: (match: string) => asGuest<StageEnd>("GET", `/matches/${at(match)}/stage`),
  check: (game: string, text: string) => asGuest<JourneyChecked>("POST", `/journeys/${at(game)}/check`, { text }),
  own: (community: string) => asGuest<OwnJourney[]>("GET", `/communities/${at(community)}/journeys`),
  keep: (community: string, game: string, text: string) => asGuest<Journey>("PUT", `/communities/${at(community)}/journeys/${at(game)}`, { text }),
  drop: (community: string, game: string) => asGuest<null>("DELETE", `/communities/${at(community)}/journeys/${at(game)}`),
};

/** The page of a journey; `stage` is the one it opens with. */
export function mapOf(game: string, community: string | null, stage?: string): string {
  const query = new URLSearchParams({ ...(community === null ? {} : { community }), ...(stage === undefined ? {} : { stage }) }).toString();
  return `/journey/${game}${query && `?${query}`}`;
}
