/** What a cutter does with a gouge: numbers become path data, and chance comes from a text, so that a face is always the same. */
export const round = (n: number): number => Math.round(n * 10) / 10;

/** A number that depends on the text alone. */
export function hash(text: string): number {
  let sum = 2166136261;
  for (const letter of text) sum = Math.imul(sum ^ letter.codePointAt(0)!, 16777619);
  sum = Math.imul(sum ^ (sum >>> 15), 2246822519);
  return (sum ^ (sum >>> 13)) >>> 0;
}

export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}"${more}/>`;
export const line = (d: string, ink: string, wide: number): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const disc = (x: number, y: number, r: number): string => `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** From one point by a second to a third, and how wide in its middle. */
export type Cut = number[];

/** What a gouge leaves: a leaf. */
export function cut([x1, y1, cx, cy, x2, y2, wide]: Cut): string {
  const long = Math.hypot(x2! - x1!, y2! - y1!) || 1;
  const [nx, ny] = [((y1! - y2!) / long) * wide!, ((x2! - x1!) / long) * wide!];
  const [from, to] = [`${round(x1!)} ${round(y1!)}`, `${round(x2!)} ${round(y2!)}`];
  return `M${from}Q${round(cx! + nx)} ${round(cy! + ny)} ${to}Q${round(cx! - nx)} ${round(cy! - ny)} ${from}z`;
}
export const cuts = (rows: Cut[]): string => rows.map(cut).join("");

/** The other side of what is drawn with upper-case letters and pairs of numbers alone. */
export function flip(d: string, about = 101): string {
  let at = 0;
  return d.replace(/([A-Z])|(-?[\d.]+)/g, (_, letter: string | undefined, number: string) => {
    if (!letter) return ` ${at++ % 2 ? number : round(about - Number(number))}`;
    at = 0;
    return letter;
  });
}
export const flipCuts = (rows: Cut[]): Cut[] => rows.map(([a, b, c, d, e, f, wide]) => [101 - a!, b!, 101 - c!, d!, 101 - e!, f!, wide!]);

/** Locks of hair through tips and the valleys between them, always bent the same way. */
export function locks(points: number[]): string {
  let out = "";
  let [px, py] = [points[0]!, points[1]!];
  for (let at = 2; at < points.length; at += 2) {
    const [x, y] = [points[at]!, points[at + 1]!];
    out += y > py ? `Q${round(x + (px - x) * 0.7)} ${round(py + (y - py) * 0.55)} ${x} ${y}` : `Q${round(px + (x - px) * 0.15)} ${round(py + (y - py) * 0.7)} ${x} ${y}`;
    [px, py] = [x, y];
  }
  return out;
}

/** Spikes about the skull, clockwise between two angles in degrees. */
export function spikes(from: number, to: number, count: number, tip: number, valley: number, lean: number, cx = 51, cy = 41): string {
  const points = Array.from({ length: count * 2 + 1 }, (_, at) => {
    const angle = ((from + ((to - from) * at) / (count * 2) + (at % 2 ? lean : 0)) * Math.PI) / 180;
    const r = at % 2 ? tip * (1 - 0.09 * ((at >> 1) % 3)) : valley;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)] as const;
  });
  return points
    .map(([x, y], at) => {
      if (!at) return `L${round(x)} ${round(y)}`;
      const [ox, oy] = points[at - 1]!;
      return `Q${round((ox + x) / 2 + (x - cx) * 0.05)} ${round((oy + y) / 2 + (y - cy) * 0.05)} ${round(x)} ${round(y)}`;
    })
    .join("");
}
