/** The second tap of a double tap is no act of its own: what lies under it by then was not aimed at. */
export const stray = (event: MouseEvent): boolean => event.detail > 1;

/** Acts on a tap, and not again on the second of two. */
export function once(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (!stray(event)) act();
  };
}
