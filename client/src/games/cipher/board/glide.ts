/** Cards glide from where they lay to where they lie: measured before a change of the table, played after it. */
type Places = Map<string, DOMRect>;

export function places(root: HTMLElement | undefined): Places {
  const found: Places = new Map();
  for (const element of root?.querySelectorAll<HTMLElement>("[data-slot]") ?? []) found.set(element.dataset.slot!, element.getBoundingClientRect());
  return found;
}

export function glide(root: HTMLElement | undefined, before: Places): void {
  if (!root || before.size === 0) return;
  for (const element of root.querySelectorAll<HTMLElement>("[data-slot]")) {
    const from = before.get(element.dataset.slot!);
    const to = element.getBoundingClientRect();
    if (!from) {
      element.animate?.([{ opacity: 0, transform: "translateY(-14px)" }, { opacity: 1, transform: "none" }], { duration: 240, easing: "ease-out" });
      continue;
    }
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.hypot(x, y) > 6) element.animate?.([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { duration: 320, easing: "cubic-bezier(.2,.8,.2,1)" });
  }
}
