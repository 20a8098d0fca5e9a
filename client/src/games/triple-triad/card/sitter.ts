/** Somebody on a card of Triple Triad, drawn from their look: printed people while the client is built, those that a keeper made when their card is first shown. */
import { bust } from "../../../parts/faces/bust";

const HATS = /[DQOI]/;

/** Somebody, in the ink of what they lie in; whoever wears a hat is seen from a little further away. */
export function sit(name: string, look: string, gender: string, weapon = ""): Drawing {
  const body = bust({ name, code: "", look, gender, colours: [], cost: 3, promotion: 1, job: "", weapon, types: [], attack: 0 }, { ink: "currentColor", armed: false });
  const far = HATS.test(look.slice(5)) ? 9 : 0;
  return { body: far ? `<g transform="translate(${far} ${far})">${body}</g>` : body, width: 100 + 2 * far, height: 100 + 2 * far };
}
