/** The light on a foil follows the pointer; it rests for those who want nothing to move. */
import { calm } from "../../../lib/browser/motion";

export function shine({ currentTarget, clientX }: PointerEvent & { currentTarget: SVGElement }): void {
  if (calm()) return;
  const { left, width } = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty("--light", ((clientX - left) / width).toFixed(2));
}
