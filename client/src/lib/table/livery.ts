/** The badges of two sides, as path data: a cut red lozenge and a round blue disc, hatched, so that whose it is is never colour alone. */
export type Livery = "red" | "blue";

export function badge(livery: Livery, x: number, y: number, radius: number): string {
  if (livery === "blue") {
    const r = radius * 0.9;
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }
  const r = radius * 1.15;
  return `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}z`;
}

/** The silhouette of a side, a box with corners of that size: cut for red, round for blue. */
export function silhouette(livery: Livery, x: number, y: number, w: number, h: number, corner: number): string {
  const [left, right, high, low] = [x + corner, x + w - corner, y + corner, y + h - corner];
  const turn = (dx: number, dy: number) => (livery === "red" ? `l${dx} ${dy}` : `a${corner} ${corner} 0 0 1 ${dx} ${dy}`);
  return `M${left} ${y}H${right}${turn(corner, corner)}V${low}${turn(-corner, corner)}H${left}${turn(-corner, -corner)}V${high}${turn(corner, -corner)}z`;
}

/** The hatch of a badge, fine lines in the direction of its livery. */
export function badgeHatch(livery: Livery, x: number, y: number, radius: number): string {
  const r = livery === "blue" ? radius * 0.9 : radius * 1.15;
  let path = "";
  for (let at = -r + 1.5; at < r; at += 3) {
    const half = livery === "blue" ? Math.sqrt(Math.max(0, r * r - at * at)) : r - Math.abs(at);
    path += livery === "blue" ? `M${x - half} ${y + at}H${x + half}` : `M${x + at} ${y - half}V${y + half}`;
  }
  return path;
}
