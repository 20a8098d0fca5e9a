/** Taps and keys: which of them was meant, and which whoever sits here used last. */

/** The second tap of a double tap is no act of its own: what lies under it by then was not aimed at. */
export const stray = (event: MouseEvent): boolean => event.detail > 1;

/** Acts on a tap, and not again on the second of two. */
export function once(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (!stray(event)) act();
  };
}

let keyed = false;
addEventListener("keydown", () => void (keyed = true), true);
addEventListener("pointerdown", () => void (keyed = false), true);

/** Whether the keys were used last, and no pointer since. */
export const byKeys = (): boolean => keyed;
