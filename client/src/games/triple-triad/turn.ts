/** What a viewer may do with a view, read from it and nothing else. */
import type { HandCard, Match, Move, Translate, View } from "./types";

/** Whether the powers of cards count under these rules, and so are shown. */
export function powers({ options }: Match["rules"]): boolean {
  return options.power_wall === true || options.battle === true;
}

export function movesOf(view: View, slot: number | null): Move[] {
  return slot === null || view.phase !== "play" ? [] : (view.legal ?? []).filter((move) => move.slot === slot);
}

export function playable(view: View): Set<number> {
  return new Set(view.phase === "play" ? (view.legal ?? []).map((move) => move.slot) : []);
}

/** The rule that leaves one card only, if the table plays by one. */
export function forcing(match: Match): "order" | "chaos" | null {
  const order = match.rules.options.playing_order;
  return order === "order" || order === "chaos" ? order : null;
}

export function sayHand(cards: HandCard[], t: Translate): string {
  const count = cards.length;
  const open = cards.filter((held) => held.card).length;
  if (open === 0) return t("table-cards-hidden", { count });
  return open === count ? t("table-cards-open", { count }) : t("table-cards-some", { count, open });
}
