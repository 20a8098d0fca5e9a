/** The lists of trades as this browser saw them last, so that it can say what the other side has changed since. */
import { recall, remember } from "../browser/stored";
import type { Gives, Trade } from "../net/api/collection";
import { given } from "./trading";

interface Seen {
  list: string;
  mine: Gives;
  theirs: Gives;
}

const key = (trade: string): string => `parlour-trade-${trade}`;

export function lastSeen(trade: string): Seen | null {
  try {
    const kept = JSON.parse(recall(key(trade)) ?? "null") as Seen | null;
    return kept && typeof kept.list === "string" && kept.mine && kept.theirs ? kept : null;
  } catch {
    return null;
  }
}

export function see(trade: Trade): void {
  remember(key(trade.id), JSON.stringify({ list: trade.list, mine: given(trade.mine), theirs: given(trade.theirs) } satisfies Seen));
}
