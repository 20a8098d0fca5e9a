/** Finding a card by its name, in any language. */
import type { Said } from "../net/shapes";

/** A text without what people write differently: case, accents, apostrophes. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").replace(/’/g, "'").toLowerCase();

export function isCalled(called: Said, wanted: string): boolean {
  const sought = plain(wanted.trim());
  return Object.values(called).some((name) => plain(name).includes(sought));
}
