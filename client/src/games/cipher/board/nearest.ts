/** The arrow keys walk over the cards of the table as they lie on it. */
export type Way = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

/** Index of the box that lies next in that direction; straying sideways counts threefold. */
export function nearest(from: Box, boxes: Box[], way: Way): number {
  const [x, y] = middle(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, at) => {
    const [toX, toY] = middle(box);
    const [dx, dy] = [toX - x, toY - y];
    const [ahead, aside] = way === "ArrowLeft" ? [-dx, dy] : way === "ArrowRight" ? [dx, dy] : way === "ArrowUp" ? [-dy, dx] : [dy, dx];
    if (ahead < 4) return;
    const distance = ahead + 3 * Math.abs(aside);
    if (distance < least) [best, least] = [at, distance];
  });
  return best;
}

/** Moves the focus from one card to the next; false when there is none that way. */
export function walk(root: HTMLElement, way: Way): boolean {
  const all = [...root.querySelectorAll<HTMLElement>("[data-card]")].filter((element) => element.getClientRects().length > 0);
  const current = document.activeElement as HTMLElement | null;
  if (!current || !all.includes(current)) return false;
  const others = all.filter((element) => element !== current);
  const found = nearest(current.getBoundingClientRect(), others.map((element) => element.getBoundingClientRect()), way);
  if (found < 0) return false;
  others[found]!.focus();
  return true;
}
