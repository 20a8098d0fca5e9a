/** The rules of whoever has chosen none: those of the community in which they play, else of the one that the host names. */
import { communities } from "../net/api/communities";
import { hosting } from "../net/api/host";
import { gameOf } from "./charter";

/** Its first for a game, as text; null where no community is named, or it plays that game by no rules of its own. */
export async function usualRules(game: string, community: string): Promise<string | null> {
  const named = community || (await hosting.charter()).community;
  if (!named) return null;
  const { charter } = await communities.one(named);
  return charter.presets.find(({ rules }) => gameOf(rules) === game)?.rules ?? null;
}
