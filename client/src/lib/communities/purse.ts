/** Whose gil and cards a page is about: the hall's, or those of a community that keeps its own. */
import { router } from "../browser/router.svelte";
import type { CommunityLine } from "../net/api/communities";
import { t } from "../words/words";
import { inWords } from "./charter";
import { known } from "./known.svelte";

/** The communities with gil and cards of their own to which whoever sits here belongs, the oldest first. */
export const purses = (): CommunityLine[] => (known.all ?? []).filter(({ charter, you }) => charter.purse && (you === "member" || you === "keeper"));

/** Whose are meant by the address: a community's id, or "" for the hall's. */
export const placed = (): string => router.query.get("community") ?? "";

/** The same page with those of another. */
export function placedIn(community: string): string {
  const query = new URLSearchParams(router.query);
  if (community) query.set("community", community);
  else query.delete("community");
  return `${router.path}${query.size ? `?${query}` : ""}`;
}

/** What joins the question of an address, where it is a community's. */
export const within = (community: string): string => community && `&community=${encodeURIComponent(community)}`;

/** What a community is called, or the hall. */
export function purseName(community: string): string {
  const found = known.all?.find(({ id }) => id === community);
  return found ? inWords(found.charter.name) : community || t("community-the-hall");
}
