/** The road of a journey: where its stages lie, row by row, to and fro. */
export interface Spot {
  x: number;
  y: number;
}

/** The places of so many stages on a road with rows of `wide`, in rows and columns counted from 0; every other row runs back. */
export function spots(count: number, wide: number): Spot[] {
  return Array.from({ length: count }, (_, at) => {
    const y = Math.floor(at / wide);
    const along = at % wide;
    return { x: y % 2 === 0 ? along : wide - 1 - along, y };
  });
}

/** The piece of road from one stage to the next, as the path of an SVG in which a place is a square of `size`. */
export function piece(from: Spot, to: Spot, size: number): string {
  const [x, y, endX, endY] = [from.x, from.y, to.x, to.y].map((place) => (place + 0.5) * size) as [number, number, number, number];
  if (from.y === to.y) return `M${x} ${y}H${endX}`;
  const out = (from.y % 2 === 0 ? 0.6 : -0.6) * size; // the turn at the end of a row goes around the stage's title
  return `M${x} ${y}C${x + out} ${y} ${endX + out} ${endY} ${endX} ${endY}`;
}
