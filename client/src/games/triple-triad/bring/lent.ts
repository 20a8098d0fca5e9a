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
