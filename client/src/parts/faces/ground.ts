/** The field behind somebody: its colours, and a nimbus for the promoted. */
import { path, round } from "./gouge";
import { BRASS, PAPER, tonesOf } from "./ink";
import { tierOf, type Facts } from "./look";

/** What is cut into a field where there is room for it. */
export interface Pattern {
  patternOf: (colour: string | undefined, ink: string) => string;
  sceneOf: (code: string, ink: string) => string;
  chatter: (code: string) => string;
}

export const ASIDE = 30; // how far it reaches beyond the bust, where that is small in its window

/** A point about the head, by its angle in radians. */
const about = (angle: number, r: number, y = 46): string => `${round(50 + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
export const rays = (count: number, from: number, wide: number, to: (at: number) => number, point: boolean, y = 46): string =>
  Array.from({ length: count }, (_, at) => {
    const angle = (at * 2 * Math.PI) / count;
    return point ? `M${about(angle - wide, from, y)}L${about(angle, to(at), y)}L${about(angle + wide, from, y)}Z` : `M${about(angle, from, y)}L${about(angle - wide, to(at), y)}L${about(angle + wide, to(at), y)}Z`;
  }).join("");

function ground(colour: string | undefined, pattern: Pattern | null, x = -ASIDE): string {
  const [tone, second] = tonesOf(colour);
  return `<rect x="${x}" y="-30" width="${100 + ASIDE - x}" height="160" fill="${tone}"/>${pattern?.patternOf(colour, second) ?? ""}`;
}

/** A nimbus for the promoted; rays of brass behind a legend. */
function nimbus(tier: number, second: string, key: string): string {
  const ring = (r: number, how: string) => `<circle cx="50.5" cy="42" r="${r}" ${how}/>`;
  if (tier >= 4) return path(rays(32, 33, 0.07, (at) => (at % 2 ? 43 : 49), true, 42), BRASS) + ring(34, `fill="${BRASS}" stroke="${key}" stroke-width="1.2"`) + ring(30.5, `fill="${second}" stroke="${key}"`);
  if (tier === 3) return ring(37, `fill="${second}" stroke="${PAPER}" stroke-width="1.6"`) + ring(34, `fill="none" stroke="${PAPER}" stroke-width=".9" stroke-dasharray="1.5 3"`);
  return tier === 2 ? ring(35, `fill="${second}"`) : "";
}

/** The field of a card, 160 x 160 from -30; two colours share it per pale. Without a pattern it is plain, which is enough for small cards. */
export function field(facts: Facts, pattern: Pattern | null): string {
  const [first, other] = facts.colours;
  const [, second, key] = tonesOf(first);
  const tier = tierOf(facts);
  const shared = other ? `<svg x="50" y="-30" width="80" height="160" viewBox="50 -30 80 160">${ground(other, pattern, 50)}</svg>` : "";
  const far = tier < 4 ? pattern?.sceneOf(facts.code, second) : "";
  return ground(first, pattern) + shared + (far ?? "") + nimbus(tier, second, key) + (pattern?.chatter(facts.code) ?? "");
}
