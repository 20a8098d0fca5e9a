/** The medallions of all printed cards, by set and name: made while the client is built, for the server's pictures. */
import ff14 from "../../../../../src/parlour/games/triple_triad/data/ff14.json";
import ff8 from "../../../../../src/parlour/games/triple_triad/data/ff8.json";
import type { Drawing } from "../../../../icons";
import type { Portrait, Portraits } from "../../../../portraits";
import { picture } from "../card/pictures";
import { medallion } from "../card/shapes";

const CREAM = "#fff4e6";
const BOX = "23 28.5 54 58.5"; // the medallion on a card, and what is seen of a head above it
const ICON = [29.5, 39.5, 41] as const; // where it lies on a card, and its side

function portrait({ body, width, height }: Drawing): Portrait {
  const [x, y, side] = ICON;
  return { box: BOX, drawn: `<path d="${medallion("blue", 27)}" fill="${CREAM}"/><svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="0 0 ${width} ${height}">${body}</svg>` };
}

export default ((pictures) => {
  const cards = Object.entries({ ff8, ff14 }).flatMap(([set, rows]) => rows.map((row) => ({ type: null, ...row, set })));
  return Object.fromEntries(cards.map((card) => [`${card.set}/${card.name}`, portrait(pictures[picture(card)]!)]));
}) satisfies Portraits;
