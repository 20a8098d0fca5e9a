/** Motion: whether any is wanted, and how a page moves. */

/** Whether whoever looks wants nothing to move. */
export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Scrolls no further than it takes to have a piece of the page in sight; its `scroll-margin` is what lies over the page there. */
export function inSight(node: Element): void {
  node.scrollIntoView({ block: "nearest", behavior: calm() ? "instant" : "smooth" });
}
