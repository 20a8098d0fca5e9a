/** What is cut into a field where there is room for it: a ground for each colour, what stands far behind, and what the gouge left. */
import { cut, disc, hash, path, round } from "./gouge";
import { ASIDE, rays } from "./ground";
import { PAPER } from "./ink";

/** A pattern laid over the field, every other row half a step aside. */
function tiled(w: number, h: number, tile: (x: number, y: number) => string): string {
  let d = "";
  for (let y = 0, row = 0; y < 100 + h; y += h, row++) for (let x = -ASIDE - w; x < 100 + ASIDE; x += w) d += tile(round(x + (row % 2 ? w / 2 : 0)), round(y));
  return d;
}

/** Rays, waves, scales, lattice, leaves, hexagons, lozenges, bricks; rings for no colour. */
const GROUNDS: Record<string, () => string> = {
  Red: () => rays(24, 20, 0.056, () => 84, false),
  Blue: () => tiled(20, 10, (x, y) => `M${x} ${y}q5-6 10 0t10 0`),
  White: () => tiled(20, 8, (x, y) => `M${x} ${y}a10 10 0 0 1 20 0M${round(x + 4)} ${y}a6 6 0 0 1 12 0M${round(x + 8)} ${y}a2 2 0 0 1 4 0`),
  Black: () => tiled(14, 14, (x, y) => `M${x} ${y}l7-7 7 7-7 7zM${round(x + 6)} ${y}h2`),
  Green: () => tiled(13, 9, (x, y) => `M${x} ${y}q6.5-10 6.5-10q0 10 6.5 10M${round(x + 6.5)} ${y}v-5`),
  Purple: () => tiled(16, 8, (x, y) => `M${x} ${y}l4-7h8l4 7-4 7h-8z`),
  Yellow: () => tiled(14, 9, (x, y) => `M${x} ${y}l2-2 2 2-2 2zM${round(x + 7)} ${y}l1-1 1 1-1 1z`),
  Brown: () => tiled(22, 9, (x, y) => `M${x} ${y}h20v7h-20z`),
  none: () => Array.from({ length: 8 }, (_, at) => disc(50, 46, 24 + 7 * at)).join(""),
};
const SOLID = new Set(["Red", "Yellow"]);

/** The ground of a colour, told apart without the colour. */
export function patternOf(colour: string | undefined, ink: string): string {
  const d = GROUNDS[colour ?? "none"]!();
  return SOLID.has(colour ?? "") ? path(d, ink, ' fill-opacity=".62"') : `<path d="${d}" fill="none" stroke="${ink}" stroke-width="1.5" stroke-opacity=".8"/>`;
}

/** Nothing, hills, a keep, a moon, trees, banners, clouds, flames, stars. */
const SCENES = [
  "",
  "M-10 84C10 62 24 70 34 78C48 56 66 52 82 72C92 66 104 68 112 80V130H-10Z",
  "M4 130V46H10V40H16V46H22V40H28V46H32V62H70V34H75V26H81V34H87V26H93V34H98V130Z",
  "M78 6A24 24 0 1 0 96 44A19 19 0 0 1 78 6Z",
  "M14 20L26 46H20L30 66H22L32 90H-4L6 66H-2L8 46H2ZM88 28L99 52H94L104 72H96L104 92H72L80 72H72L82 52H77Z",
  "M2-10H26V56L14 46L2 56ZM75-10H99V50L87 40L75 50Z",
  "M-6 40C-6 30 8 28 12 34C18 26 32 30 30 40ZM66 26C66 16 80 14 84 20C90 12 106 16 104 26Z",
  "M-4 130V84C2 70-2 62 4 46C8 60 16 62 16 76C22 66 20 54 26 40C32 60 30 74 34 90L68 92C70 74 66 60 76 36C80 54 88 58 88 72C92 64 92 54 97 46C101 64 104 70 104 84V130Z",
  [[16, 24], [84, 18], [90, 50], [10, 56], [70, 6], [32, 6]].map(([x, y]) => `M${x} ${y! - 7}l1.8 5.2 5.2 1.8-5.2 1.8-1.8 5.2-1.8-5.2-5.2-1.8 5.2-1.8z`).join(""),
];

/** What stands far behind, which depends on the card. */
export function sceneOf(code: string, ink: string): string {
  const scene = SCENES[hash(`scene${code}`) % SCENES.length];
  return scene ? path(scene, ink, ' fill-opacity=".9"') : "";
}

/** What the gouge left standing about the head. */
export function chatter(code: string): string {
  let chips = "";
  for (let at = 0; at < 44; at++) {
    const chance = hash(`${code} ${at}`);
    const angle = (at / 44) * 2 * Math.PI + (chance % 100) / 900;
    const r = 43 + ((chance >>> 8) % 9) + (Math.abs(Math.sin(angle)) < 0.5 ? 4 : 0);
    const long = 4 + ((chance >>> 16) % 6);
    const at3 = (k: number) => [50 + (r + k) * Math.cos(angle), 46 + (r + k) * Math.sin(angle)];
    chips += cut([...at3(0), ...at3(long / 2), ...at3(long), 1.5]);
  }
  return path(chips, PAPER, ' fill-opacity=".36"');
}
