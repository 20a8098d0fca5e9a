/** Tips: what is drawn and not written says its name where a pointer rests, in the words that are read out. */

/** For the whole page; a name that changed since is told anew. */
export function tell({ target }: Event): void {
  const drawn = target instanceof Element ? target.closest("[aria-label]") : null;
  if (drawn instanceof HTMLElement && drawn.querySelector(":scope > .ic")) drawn.title = drawn.getAttribute("aria-label")!;
}
