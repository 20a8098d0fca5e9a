/** The buttons over a board: arrows walk them as they lie on the screen, and a long press only looks. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import BoardGrid from "./BoardGrid.svelte";

const LONG = 400; // milliseconds
let page: Record<string, unknown>;
const props = $state({
  kind: "square",
  rows: [["b2", "a2"], ["b1", "a1"]], // as black sees them
  label: "board",
  inset: "0",
  start: "b1",
  looked: null as string | null,
  name: String,
  looks: (square: string | number) => square !== "b2",
  onhold: undefined as (() => () => void) | undefined,
  classes: () => "",
  onpress: vi.fn(),
  onkey: vi.fn(),
});
const button = (square: string) => document.querySelector<HTMLElement>(`[data-square="${square}"]`)!;
const pressed = (key: string, more: KeyboardEventInit = {}) => {
  button("b1").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  flushSync();
  return document.activeElement;
};
const finger = (square: string, kind: string) => button(square).dispatchEvent(new PointerEvent(kind, { pointerType: "touch", bubbles: true }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  page = mount(BoardGrid, { target: document.body, props });
  flushSync();
});
afterEach(async () => {
  await unmount(page);
  vi.useRealTimers();
});

it("walks by arrows, and stops at the edge; the tab key comes back to where it was", () => {
  expect(pressed("ArrowRight")).toBe(button("a1"));
  expect(pressed("ArrowRight")).toBe(button("a1"));
  expect(pressed("ArrowDown")).toBe(button("a1"));
  expect(pressed("ArrowUp")).toBe(button("a2"));
  expect([...document.querySelectorAll('[tabindex="0"]')]).toEqual([button("a2")]);
  expect(props.onkey).not.toHaveBeenCalled();
});

it("hands other keys on, and leaves those of the browser alone", () => {
  pressed("e");
  expect(props.onkey).toHaveBeenCalledTimes(1);
  expect(pressed("ArrowRight", { altKey: true })).not.toBe(button("a1"));
  expect(props.onkey).toHaveBeenCalledTimes(1);
});

it("plays by a tap; a long press shows what it would do, and the finger's leaving ends that", () => {
  finger("a1", "pointerdown");
  finger("a1", "pointerup");
  button("a1").click();
  expect(props.onpress).toHaveBeenCalledExactlyOnceWith("a1");
  finger("a2", "pointerdown");
  vi.advanceTimersByTime(LONG);
  expect(props.looked).toBe("a2");
  finger("a2", "pointerup");
  button("a2").click();
  expect(props.looked).toBeNull();
  expect(props.onpress).toHaveBeenCalledTimes(1);
});

it("looks at nothing where there is nothing to be seen", () => {
  finger("b2", "pointerdown");
  vi.advanceTimersByTime(LONG);
  button("b2").click();
  expect(props.onpress).toHaveBeenCalledExactlyOnceWith("b2");
});

it("does what else a long press does there, and not what a press does; a finger that moves on presses nothing long", () => {
  const long = vi.fn();
  props.onhold = () => long;
  for (const moved of [0, 20]) {
    finger("b2", "pointerdown");
    window.dispatchEvent(new PointerEvent("pointermove", { pointerType: "touch", clientX: moved }));
    vi.advanceTimersByTime(LONG);
    finger("b2", "pointerup");
  }
  expect(long).toHaveBeenCalledTimes(1);
  finger("b2", "pointerdown");
  vi.advanceTimersByTime(LONG);
  button("b2").click();
  expect(props.onpress).not.toHaveBeenCalled();
  props.onhold = undefined;
});
