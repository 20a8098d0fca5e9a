/** What an action is called in the position where it is chosen, as its game writes it on a button; null where it writes none. */
import type { Said } from "../net/wire";

export function calledIn(view: { legal?: unknown } | null, action: string | null): Said | null {
  const legal = (view?.legal ?? []) as ({ action: string } & Partial<Said>)[];
  const { en, fr } = legal.find((one) => one.action === action) ?? {};
  return en && fr ? { en, fr } : null;
}
