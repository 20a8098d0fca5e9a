/** Somebody on a card of Triple Triad, drawn from their look: printed people while the client is built, those that a keeper made when their card is first shown. */
import { bust } from "../../../parts/faces/bust";
import type { Facts } from "../../../parts/faces/look";

export const INK = "currentColor"; // of what they lie in
export const HATS = "DQOI";

export const factsOf = (name: string, look: string, gender: string, weapon: string): Facts => ({ name, code: "", look, gender, colours: [], cost: 3, promotion: 1, job: "", weapon, types: [], attack: 0 });

/** Whoever wears a hat is seen from a little further away. */
export function seated(body: string, hat: boolean): Drawing {
  const far = hat ? 9 : 0;
  return { body: far ? `<g transform="translate(${far} ${far})">${body}</g>` : body, width: 100 + 2 * far, height: 100 + 2 * far };
}

export const sit = (name: string, look: string, gender: string, weapon = ""): Drawing => seated(bust(factsOf(name, look, gender, weapon), { ink: INK, armed: false }), [...HATS].some((hat) => look.includes(hat)));
