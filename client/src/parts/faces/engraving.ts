/** What an engraver adds to a frame: leaves, waves that cross, pearls, gilt and the light on it. Where `§` stands, a drawing on a page puts a name of its own. */
import { DEEP_BRASS, PAPER } from "./ink";
import { cut, round } from "./gouge";

const GILT = ["#FFF3C4", "#F3C95B", "#C98A1E", "#FBE08A", "#E3A83A", "#FFF3C4"];
const IRIS = ["#FFE08A", "#F79AB4", "#B69CF2", "#7FC4F2", "#8FE3B4", "#FFE08A"];
export const GILDED = "url(#§g)";

function gradient(id: string, inks: string[], w: number, h: number): string {
  const stops = inks.map((ink, at) => `<stop offset="${at / (inks.length - 1)}" stop-color="${ink}"/>`);
  return `<linearGradient id="§${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${w}" y2="${h}">${stops.join("")}</linearGradient>`;
}
/** The inks of a foil of that size; its rays lie in a field of 100 x 100. */
export const gilt = (w: number, h: number): string =>
  `<defs>${gradient("g", GILT, w, h)}${gradient("i", IRIS, 100, 100)}<linearGradient id="§s"><stop stop-color="#fff" stop-opacity="0"/><stop offset=".4" stop-color="#FFF0C0" stop-opacity=".5"/><stop offset=".5" stop-color="#fff"/><stop offset=".6" stop-color="#FFF0C0" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient></defs>`;

/** Rays from a point, in all colours: they turn with the light. */
export function iris(x: number, y: number, r: number, count: number): string {
  const rays = Array.from({ length: count }, (_, at) => {
    const [cos, sin] = [Math.cos((at * 2 * Math.PI) / count), Math.sin((at * 2 * Math.PI) / count)];
    return `M${round(x + r * 0.22 * cos)} ${round(y + r * 0.22 * sin)}L${round(x + r * cos)} ${round(y + r * sin)}`;
  });
  return `<path class="iris" d="${rays.join("")}" fill="none" stroke="url(#§i)" stroke-width="1.3" stroke-opacity=".6"/>`;
}

/** The band of light that runs over a foil. */
export const sheen = (x: number, y: number, w: number, h: number): string =>
  `<svg class="sheen" x="${x}" y="${y}" width="${w}" height="${h}"><path d="M${round(-w * 0.7)} ${round(-h * 0.1)}H${round(-w * 0.3)}L${round(-w * 0.7)} ${round(h * 1.1)}H${round(-w * 1.1)}Z" fill="url(#§s)"/></svg>`;

/** Two waves that cross, along a side. */
function waves(x: number, y: number, long: number, down: boolean, high: number, wanted: number): string {
  const count = Math.max(2, Math.round(long / wanted));
  const step = long / count;
  return [high, -high]
    .map((first) => {
      const turns = Array.from({ length: count }, (_, at) => {
        const turn = at % 2 ? -first : first;
        return down ? `q${turn} ${round(step / 2)} 0 ${round(step)}` : `q${round(step / 2)} ${turn} ${round(step)} 0`;
      });
      return `M${round(x)} ${round(y)}${turns.join("")}`;
    })
    .join("");
}
/** Waves along all four sides of a box. */
export function guilloche(x: number, y: number, w: number, h: number, corner: number, high: number, wanted: number): string {
  const d = [0, w].map((at) => waves(x + at, y + corner, h - 2 * corner, true, high, wanted)).join("") + [0, h].map((at) => waves(x + corner, y + at, w - 2 * corner, false, high, wanted)).join("");
  return `<path d="${d}" fill="none" stroke="${DEEP_BRASS}" stroke-width=".6"/>`;
}

/** A row of pearls along an outline. */
export const pearls = (d: string, wide: number, apart: number, ink = PAPER): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${wide}" stroke-dasharray=".1 ${apart}" stroke-linecap="round"/>`;

/** An engraver's leaves in a corner, which grow in the direction of `sx` and `sy`. */
export const leaves = (x: number, y: number, sx: number, sy: number, k: number): string =>
  cut([x, y, x + sx * 5 * k, y + sy * k, x + sx * 9 * k, y + sy * 0.6 * k, 1.7 * k]) + cut([x, y, x + sx * k, y + sy * 5 * k, x + sx * 0.6 * k, y + sy * 9 * k, 1.7 * k]) + cut([x, y, x + sx * 4 * k, y + sy * 3 * k, x + sx * 5.6 * k, y + sy * 5.6 * k, 2 * k]);
