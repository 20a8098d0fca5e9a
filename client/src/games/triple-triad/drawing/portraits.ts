/** The medallions of all printed cards that show nobody, by set and name; people in parts; what made cards may show; and the frames: made while the client is built, for the server's pictures. */
import ff14 from "../../../../../src/parlour/games/triple_triad/data/ff14.json";
import ff8 from "../../../../../src/parlour/games/triple_triad/data/ff8.json";
import type { Drawing } from "../../../../icons";
import type { Portrait, Portraits } from "../../../../portraits";
import DRAWINGS from "../../../../../src/parlour/games/triple_triad/shown/drawings.json";
import { frame, sheet, type Mould } from "../card/drawn";
import { GROUND, personPicture, picture, worthOf } from "../card/pictures";
import { ABOVE, medallion } from "../card/shapes";
import { HATS, INK, factsOf, seated } from "../card/sitter";
import { parted } from "../../../parts/faces/parted";
import type { Colour } from "../types";

const BOX = "14 28.5 72 58.5"; // the medallion on a card, and what is seen of a head that steps out of it
const CREAM = "#fff4e6";
const WINDOW = medallion("blue", 27);

function laid({ body, width, height }: Drawing, x: number, y: number, side: number): string {
  return `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

const portrait = (drawn: string): Portrait => ({ box: BOX, drawn: `<path d="${WINDOW}" fill="${CREAM}"/>${drawn}` });
/** Anybody, put together from their look; the ground behind them lies there. */
const person: Portrait = {
  box: BOX,
  drawn: parted((look, gender, weapon) => factsOf("", look, gender, weapon), INK, (sitter, drawn) => `<clipPath id="medallion"><path d="${WINDOW}"/><path d="${ABOVE}"/></clipPath><g clip-path="url(#medallion)">${laid(seated(drawn, sitter.has(HATS)), 10, 20, 80)}</g>`),
};

/** The server's cards are square, and their name stands below the frame: its mould lies about the medallion as on a card. */
const PLATE: Mould["box"] = [-6.25, 8.25, 112.5, 101.25];
const SEATS = { red: ["#be3a2b", "#7e1f16"], blue: ["#1f478c", "#122f63"] } as const;
const WORTHS = [...Array.from({ length: 10 }, (_, at) => [`level-${at + 1}`, { level: at + 1, set: "ff8" }] as const), ...Array.from({ length: 5 }, (_, at) => [`stars-${at + 1}`, { level: at + 1, set: "ff14" }] as const), ...(["ruled", "engraved", "gilded"] as const).map((frame) => [frame, { set: "made", art: { picture: null, ground: null, frame } }] as const)];

/** The frame of a worth, for a seat. */
function framed(colour: Colour, worth: number, id: string): Portrait {
  const [, deep] = SEATS[colour];
  const mould: Mould = { box: PLATE, edge: (inset) => sheet(PLATE, inset, 10), rim: WINDOW, corner: 12, deep, light: CREAM, ground: CREAM, lit: () => "" };
  return { box: "-6.25 8.25 112.5 112.5", drawn: worth ? frame(mould, worth).body.replaceAll("§", id) : "" };
}
const frames = (["red", "blue"] as const).flatMap((colour) => WORTHS.map(([name, card]) => [`frames/${colour}/${name}`, framed(colour, worthOf(card), `${colour}-${name}`)] as const));
/** The light grounds that whoever makes a card may choose. */
const grounds = Object.entries({ plain: CREAM, ...GROUND }).map(([name, tone]) => [`grounds/${name}`, { box: BOX, drawn: `<path d="${WINDOW}" fill="${tone}"/>` }] as const);

export default ((pictures) => {
  const drawings = DRAWINGS.map((name) => [`drawings/${name}`, { box: BOX, drawn: laid(pictures[name]!, 29.5, 39.5, 41) }] as const);

  const things = Object.entries({ ff8, ff14 }).flatMap(([set, rows]) => rows.map((row) => ({ type: null, ...row, set, person: null }))).filter(({ name }) => !pictures[personPicture(name)]);
  const printed = things.map((card) => [`${card.set}/${card.name}`, portrait(laid(pictures[picture(card)]!, 29.5, 39.5, 41))] as const);
  return { ...Object.fromEntries([...frames, ...grounds, ...drawings, ...printed]), person };
}) satisfies Portraits;
