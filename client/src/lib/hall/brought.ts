/** What was brought to a game's table last, on this browser: of each set of cards by itself, whose numbers mean its own cards. */
import { recall, remember } from "../browser/stored";
import type { Bring, RuleValue } from "../net/wire";

const key = (game: string, options: Record<string, RuleValue>): string => `parlour-brought-${game}-${String(options.cards ?? "")}`;

export function lastBrought(game: string, options: Record<string, RuleValue>): Bring {
  try {
    const kept = JSON.parse(recall(key(game, options)) ?? "null") as unknown;
    return typeof kept === "object" && !Array.isArray(kept) ? (kept as Bring) : null;
  } catch {
    return null;
  }
}

export function noteBrought(game: string, options: Record<string, RuleValue>, bring: Bring): void {
  if (bring) remember(key(game, options), JSON.stringify(bring));
}
