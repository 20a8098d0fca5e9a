/** The way of the coach's arrow over a table: from the edge of what is taken up, along the gaps between what lies there, into the middle of its goal. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export type Point = [x: number, y: number];

const GAP = 0.04; // of a goal's breadth: half of what is left free beside it
const ASIDE = 12; // pixels before what is taken up, in which the way may turn
const LIFT = 14; // pixels by which what is taken up from a column moves towards the board
const NEAR = 8; // pixels of a shift that is no bend

const turned = ({ left, top, right, bottom }: Box): Box => ({ left: top, top: left, right: bottom, bottom: right });
const middle = (low: number, high: number): number => (low + high) / 2;

/** The way upwards from `start` to `goal`, which lies above it; it crosses the middle of none of `round`. */
function upwards(start: Box, goal: Box, round: Box[]): Point[] {
  const wide = goal.right - goal.left;
  const [x, y] = [middle(goal.left, goal.right), middle(goal.top, goal.bottom)];
  const between = round.filter((box) => box.top >= goal.bottom - 1 && box.bottom <= start.top + 1);
  const barred = between.some((box) => Math.abs(middle(box.left, box.right) - x) < wide / 2);
  const from = middle(start.left, start.right);
  const beside = [goal.left - GAP * wide, goal.right + GAP * wide];
  const lane = barred ? beside.toSorted((one, other) => Math.abs(one - from) - Math.abs(other - from))[0]! : x;
  const bent = Math.abs(lane - from) >= NEAR;
  const first: Point[] = bent ? [[from, start.top], [from, start.top - ASIDE], [lane, start.top - ASIDE]] : [[lane, start.top]];
  return [...first, ...(barred ? [[lane, y] as Point] : []), [x, y]];
}

/** The corners of the way, its tip last. What is taken up lies under the board of its goal, or to the right of it. */
export function routeOf(start: Box, goal: Box, board: Box, round: Box[]): Point[] {
  if (start.top >= board.bottom) return upwards(start, goal, round);
  return upwards(turned({ ...start, left: start.left - LIFT }), turned(goal), round.map(turned)).map(([x, y]) => [y, x]);
}
