/** What may move after a match, in a sentence. */
import type { Colour, Result, Translate } from "./types";

/** What lies on the table: whether cards that are owned, and how much gil of each side. */
export interface Stakes {
  owned: boolean;
  gil: number;
}

/** Null where nothing was staked; `you` is who reads, where they play. */
export function saySpoils(result: Result, stakes: Stakes, names: Record<Colour, string>, you: Colour | null, t: Translate): string | null {
  const { spoils: won, winner } = result;
  if (!won || !(stakes.owned || stakes.gil)) return null;
  const cards = won.cards ?? 0;
  const gil = winner ? 2 * stakes.gil + Number(won.prize ?? 0) : 0;
  const args = { whose: winner && winner === you ? "you" : "other", name: winner ? names[winner] : "", count: cards, gil };
  const lines: string[] = [];
  if (stakes.owned && won.rule === "direct") lines.push(t("table-spoils-direct"));
  else if (stakes.owned && winner && cards > 0) lines.push(t(`table-spoils-${won.rule}`, args));
  if (gil) lines.push(t("table-spoils-gil", args));
  return lines.length ? lines.join(" ") : t("table-spoils-none");
}
