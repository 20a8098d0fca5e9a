/** A hand that is lent to whoever is invited and has brought none. */
import { api } from "../../../lib/net/api";
import type { Bring, RuleValue } from "../../../lib/net/wire";
import type { SetCard } from "../types";
import { handOf } from "./hand";
import { deal } from "./picker";

export async function lent(options: Record<string, RuleValue>): Promise<Bring> {
  const hand = handOf(options);
  if (!hand) return null;
  const { cards } = await api.cards<SetCard>("triple-triad", hand.set);
  return { cards: deal(cards, hand.least).map(({ id }) => id) };
}

/** A hand of the first shelf, and rules that a newcomer can follow. */
export async function borrow(): Promise<{ rules: string; bring: Bring }> {
  return { rules: "triple-triad:ffwtt+visibility=open", bring: await lent({ cards: "ff8", card_pick: "free" }) };
}
