import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { scrolled } from "./scrolled";

let changed: () => void;

class Observer {
  constructor(look: () => void) {
    changed = look;
  }
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", Observer);
  vi.stubGlobal("MutationObserver", Observer);
});
afterEach(() => void vi.unstubAllGlobals());

/** A box of a height, with what it holds, and how high that is. */
function box(high: number, content: number, html = "<p>words</p>"): HTMLElement {
  const made = document.createElement("div");
  made.innerHTML = html;
  Object.defineProperty(made, "clientHeight", { value: high });
  Object.defineProperty(made, "scrollHeight", { value: content, writable: true });
  return made;
}

it("takes the focus while words go beyond it", () => {
  const short = box(80, 80);
  scrolled(short);
  expect(short.hasAttribute("tabindex")).toBe(false);
  Object.assign(short, { scrollHeight: 200 });
  changed();
  expect(short.tabIndex).toBe(0);
  Object.assign(short, { scrollHeight: 80 });
  changed();
  expect(short.hasAttribute("tabindex")).toBe(false);
});

it("leaves it to what it holds", () => {
  const full = box(80, 200, "<button>act</button>");
  scrolled(full);
  expect(full.hasAttribute("tabindex")).toBe(false);
  const dead = box(80, 200, "<button disabled>act</button>");
  scrolled(dead);
  expect(dead.tabIndex).toBe(0);
});
