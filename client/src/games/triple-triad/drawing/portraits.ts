/** The medallions of all printed cards, people by name and others by set and name: made while the client is built, for the server's pictures. */
import ff14 from "../../../../../src/parlour/games/triple_triad/data/ff14.json";
import ff8 from "../../../../../src/parlour/games/triple_triad/data/ff8.json";
import type { Drawing } from "../../../../icons";
import type { Portrait, Portraits } from "../../../../portraits";
import { personPicture, picture } from "../card/pictures";
import { ABOVE, medallion } from "../card/shapes";

const BOX = "14 28.5 72 58.5"; // the medallion on a card, and what is seen of a head that steps out of it
const CREAM = "#fff4e6";
const WINDOW = medallion("blue", 27);

function laid({ body, width, height }: Drawing, x: number, y: number, side: number): string {
  return `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

const portrait = (drawn: string): Portrait => ({ box: BOX, drawn: `<path d="${WINDOW}" fill="${CREAM}"/>${drawn}` });
const person = (drawing: Drawing): Portrait => portrait(`<clipPath id="medallion"><path d="${WINDOW}"/><path d="${ABOVE}"/></clipPath><g clip-path="url(#medallion)">${laid(drawing, 10, 20, 80)}</g>`);

export default ((pictures) => {
  const cards = Object.entries({ ff8, ff14 }).flatMap(([set, rows]) => rows.map((row) => ({ type: null, ...row, set, person: null })));
  return Object.fromEntries(
    cards.map((card) => {
      const somebody = pictures[personPicture(card.name)];
      return somebody ? [card.name, person(somebody)] : [`${card.set}/${card.name}`, portrait(laid(pictures[picture(card)]!, 29.5, 39.5, 41))];
    }),
  );
}) satisfies Portraits;
