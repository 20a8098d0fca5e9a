/** How an action and what came of it are said: as on a button, or in short. */
import type { Said } from "../net/wire";

/** What an action is called in the position where it is chosen, as its game writes it on a button; null where it writes none. */
export function calledIn(view: { legal?: unknown } | null, action: string | null): Said | null {
  const legal = (view?.legal ?? []) as ({ action: string } & Partial<Said>)[];
  const { en, fr } = legal.find((one) => one.action === action) ?? {};
  return en && fr ? { en, fr } : null;
}

/** Of all that is told of an action, the sentence of what was chosen and that of what it came to; a move that is only written down is no sentence. */
export function inShort(told: string[]): string[] {
  const sentences = told.filter((one) => /[.!?…]$/.test(one));
  return [...sentences.slice(0, 1), ...sentences.slice(1).slice(-1)];
}
