/** A trade being put together: what each side gives, step by step, and what the other side changed. */
import type { Given, Gives } from "../net/api/collection";

export const GIL = "gil";

/** So many more of an asset, never below none or above what there is. */
export function stepped(gives: Gives, asset: string, by: number, most = Infinity): Gives {
  const count = Math.max(0, Math.min(most, (gives[asset] ?? 0) + by));
  const others = Object.entries(gives).filter(([other]) => other !== asset);
  return Object.fromEntries(count > 0 ? [...others, [asset, count]] : others);
}

export const given = (list: readonly Given[]): Gives => Object.fromEntries(list.map(({ asset, count }) => [asset, count]));

export const cardsIn = (gives: Gives): number => Object.entries(gives).reduce((sum, [asset, count]) => sum + (asset === GIL ? 0 : count), 0);

export const same = (one: Gives, other: Gives): boolean => differences(one, other).length === 0;

/** What became more or less, by asset. */
export function differences(before: Gives, after: Gives): { asset: string; by: number }[] {
  const assets = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return assets.map((asset) => ({ asset, by: (after[asset] ?? 0) - (before[asset] ?? 0) })).filter(({ by }) => by !== 0);
}
