import { expect, it, vi } from "vitest";
import { byKeys, once, stray } from "./taps";

const tap = (detail: number) => new MouseEvent("click", { detail });

it("acts on a tap and by a key, and not again on the second of two taps", () => {
  const act = vi.fn();
  const press = once(act);
  for (const detail of [1, 2, 3]) press(tap(detail));
  expect(act).toHaveBeenCalledTimes(1);
  press(tap(0));
  expect(act).toHaveBeenCalledTimes(2);
  expect(stray(tap(1))).toBe(false);
});

it("knows that the keys are used from the first press of one until a pointer or a finger comes", () => {
  const button = document.body.appendChild(document.createElement("button"));
  button.addEventListener("keydown", (event) => event.stopPropagation());
  const seen = [byKeys()];
  for (const kind of ["keydown", "pointerdown", "keydown"]) {
    button.dispatchEvent(new Event(kind, { bubbles: true }));
    seen.push(byKeys());
  }
  expect(seen).toEqual([false, true, false, true]);
});
