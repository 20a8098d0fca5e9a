import { expect, it, vi } from "vitest";
import { appears } from "./appears";

it("calls once, when the element comes near the window, and never for one that has gone", () => {
  const watches: { tell: (seen: { isIntersecting: boolean }[]) => void; over: boolean }[] = [];
  vi.stubGlobal("IntersectionObserver", class {
    #watch;
    constructor(tell: (seen: { isIntersecting: boolean }[]) => void) {
      watches.push((this.#watch = { tell, over: false }));
    }
    observe() {}
    disconnect() {
      this.#watch.over = true;
    }
  });
  const then = vi.fn();
  appears(then)(document.body);
  watches[0]!.tell([{ isIntersecting: false }]);
  expect(then).not.toHaveBeenCalled();
  watches[0]!.tell([{ isIntersecting: true }]);
  expect(then).toHaveBeenCalledOnce();
  expect(watches[0]!.over).toBe(true);
  const gone = appears(then)(document.body);
  if (gone) gone();
  expect(watches[1]!.over).toBe(true);
  vi.unstubAllGlobals();
});
