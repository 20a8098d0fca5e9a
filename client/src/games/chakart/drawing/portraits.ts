/** Pieces on their wheels by side and kind, and objects by name: made while the client is built, for the server's pictures. */
import type { Drawing } from "../../../../icons";
import type { Portrait, Portraits } from "../../../../portraits";
import { PIECES, THINGS } from "./pictures";

const BOX = "6 3 48 54"; // of a piece that is 60 by 60
const CREAM = "#fff4e6";
const INK = "#2a1826";
const FILLS = { mushroom: "#d4503d", egg: "#fdf6e6", banana: "#f5c32f", bomb: "#3a3340" };
const WHEELS = [17, 43].map((x) => `<circle cx="${x}" cy="48.5" r="6.2" fill="${INK}" stroke="${CREAM}" stroke-width="1.5"/><circle cx="${x}" cy="48.5" r="2" fill="#e0a526"/>`).join("");
const SIDES = {
  white: { token: `<circle cx="30" cy="28" r="21" fill="${CREAM}" stroke="${INK}" stroke-width="2"/>`, fill: INK },
  black: { token: `<path d="M20 7.5H40L50.5 18V38L40 48.5H20L9.5 38V18z" fill="${INK}" stroke="${CREAM}" stroke-width="1.8"/>`, fill: CREAM },
};

const laid = ({ body, width, height }: Drawing, x: number, size: number, fill: string, edge = ""): string => `<svg x="${x}" y="12" width="${size}" height="${size}" viewBox="0 0 ${width} ${height}" color="${fill}" overflow="visible"${edge}>${body}</svg>`;
const edge = (colour: string, width: number): string => ` stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" paint-order="stroke"`;

export default ((pictures) => {
  const pieces = Object.entries(SIDES).flatMap(([side, { token, fill }]) => Object.entries(PIECES).map(([kind, icon]): [string, Portrait] => [`${side}/${kind}`, { box: BOX, drawn: `${WHEELS}${token}${laid(pictures[icon]!, 14.5, 31, fill)}` }]));
  const things = Object.entries(THINGS).map(([thing, { icon }]): [string, Portrait] => {
    const fill = FILLS[thing as keyof typeof FILLS];
    return [thing, { box: BOX, drawn: `${laid(pictures[icon]!, 13, 34, CREAM, edge(CREAM, 84))}${laid(pictures[icon]!, 13, 34, fill, edge(INK, 26))}` }];
  });
  return Object.fromEntries([...pieces, ...things]);
}) satisfies Portraits;
