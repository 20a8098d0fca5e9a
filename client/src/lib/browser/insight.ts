/** Scrolls no further than it takes to have a piece of the page in sight; its `scroll-margin` is what lies over the page there. */
import { calm } from "./motion";

export function inSight(node: Element): void {
  node.scrollIntoView({ block: "nearest", behavior: calm() ? "instant" : "smooth" });
}
