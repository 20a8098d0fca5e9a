/** The hero in the game's tile, before the back of another card: a drawing of 360 x 120, printed while the client is built. */
import { bust } from "../../../parts/faces/bust";
import { field } from "../../../parts/faces/ground";
import type { Facts } from "../../../parts/faces/look";
import { TALL, WIDTH, hatching, outline, paint } from "./livery";
import type { Side } from "../types";

const MARTH: Facts = { name: "Marth", code: "B01-003", look: "ljbbaTn", gender: "Male", colours: ["Red"], cost: 1, promotion: null, job: "Lord", weapon: "Sword", types: [], attack: 40 };

function card(side: Side, x: number, lean: number, inside: string): string {
  const livery = paint(side);
  const { high } = TALL;
  return `<g transform="translate(${x} 6) rotate(${lean} 31 44) scale(1.6)"><path d="${outline(side, high)}" fill="var(--${livery})" stroke="var(--${livery}-deep)"/><path d="${hatching(side, high)}" stroke="#fff" stroke-opacity=".34"/>${inside}</g>`;
}

export default card("second", 186, 9, "") + card("first", 100, -6, `<svg x="4.2" y="4.2" width="${WIDTH - 8.4}" height="79.6" viewBox="5 1 90 131">${field(MARTH, null)}${bust(MARTH, { fine: false })}</svg>`);
