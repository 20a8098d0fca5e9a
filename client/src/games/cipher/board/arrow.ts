/** The line of an attack's arrow, in pixels of the mat. */
export interface Spot {
  x: number;
  y: number;
}

const GAP = 6; // between the sign and a sum
const HEAD = 9;
const CORNER = 14; // of a card, where no arrow ends

/** Where the arrow goes through the sign: on its straight way, but between both sums; `middle` is where the sign stands by itself. */
export function crossing(start: Spot, end: Spot, middle: Spot, room: { from: number; to: number }): Spot {
  const [least, most] = [room.from + GAP, room.to - GAP];
  if (least > most || start.y === end.y) return middle;
  const straight = start.x + ((end.x - start.x) * (middle.y - start.y)) / (end.y - start.y);
  return { x: Math.min(most, Math.max(least, straight)), y: middle.y };
}

/** Where on the edge of a card the arrow begins or ends: in its middle, or as near as it can to a place between that lies beside both. */
export function footing(spot: Spot, between: Spot | null, other: Spot, wide: number): Spot {
  return !between || inside(spot, between, other) ? spot : under(spot, between.x, wide);
}

/** As near to `x` as the edge of a card allows. */
export function under(spot: Spot, x: number, wide: number): Spot {
  const reach = Math.max(0, wide / 2 - CORNER);
  return { x: Math.min(spot.x + reach, Math.max(spot.x - reach, x)), y: spot.y };
}

const inside = (start: Spot, between: Spot, end: Spot): boolean => (between.x - start.x) * (end.x - between.x) >= 0;

/** A card, as far as an arrow keeps off it. */
export interface Span {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where an arrow passes a row upright: the side that is nearer to its card first. */
export interface Lane {
  x: number;
  near: number;
  far: number;
}

const NARROW = 4; // pixels between two cards through which no arrow goes
const BESIDE = 8; // pixels beside a card where there is room

/** The lane between the cards that lie side by side before `spot`, as near to it as can be; null where there are none, or no gap. */
export function lane(spot: Spot, row: Span[], width: number): Lane | null {
  if (row.length === 0) return null;
  const cards = row.toSorted((one, other) => one.left - other.left);
  const gaps = [...cards, null].map((card, at) => ({ from: cards[at - 1]?.right ?? 0, to: card?.left ?? width }));
  const lanes = gaps
    .filter(({ from, to }) => to - from >= NARROW)
    .map(({ from, to }) => {
      const aside = Math.min(BESIDE, (to - from) / 2);
      return Math.min(to - aside, Math.max(from + aside, spot.x));
    });
  const [x] = lanes.toSorted((one, other) => Math.abs(one - spot.x) - Math.abs(other - spot.x));
  if (x === undefined) return null;
  const [top, bottom] = [Math.min(...cards.map((card) => card.top)), Math.max(...cards.map((card) => card.bottom))];
  return spot.y > bottom ? { x, near: bottom, far: top } : { x, near: top, far: bottom };
}

/** A path that leaves and arrives upright, through a place between where there is one, and past the cards before either of its ends; and its head. */
export function curve(start: Spot, between: Spot | null, end: Spot, before: Lane | null = null, after: Lane | null = null): string {
  const tip = end.y > start.y ? -HEAD : HEAD;
  const head = `M${end.x - HEAD} ${end.y + tip}L${end.x} ${end.y}L${end.x + HEAD} ${end.y + tip}`;
  const [from, to] = [before ? { x: before.x, y: before.far } : start, after ? { x: after.x, y: after.far } : end];
  return [
    `M${start.x} ${start.y}`,
    before ? `L${before.x} ${before.near}L${before.x} ${before.far}` : "",
    bend(from, between, to),
    after ? `L${after.x} ${after.near}L${end.x} ${end.y}` : "",
    head,
  ].join("");
}

function bend(start: Spot, between: Spot | null, end: Spot): string {
  const half = (end.y - start.y) / 2;
  if (!between) return `C${start.x} ${start.y + half} ${end.x} ${end.y - half} ${end.x} ${end.y}`;
  const straight = inside(start, between, end);
  const slant = straight ? (end.x - start.x) / (end.y - start.y) : 0;
  const share = straight ? 0.5 : 0.8; // beside a sum it stays upright for longer
  const [before, after] = [(between.y - start.y) * share, (end.y - between.y) * share];
  return [
    `C${start.x} ${start.y + (between.y - start.y) * (1 - share)} ${between.x - slant * before} ${between.y - before} ${between.x} ${between.y}`,
    `C${between.x + slant * after} ${between.y + after} ${end.x} ${end.y - (end.y - between.y) * (1 - share)} ${end.x} ${end.y}`,
  ].join("");
}
