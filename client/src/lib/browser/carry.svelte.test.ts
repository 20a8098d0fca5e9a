import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Carry } from "./carry.svelte";

let told: unknown[];
let carry: Carry<string>;
let leave: () => void;
let under: Element | null;

const pointer = (kind: string, x: number, more: PointerEventInit = {}): void => void window.dispatchEvent(new PointerEvent(kind, { clientX: x, clientY: 0, pointerId: 1, buttons: 1, ...more }));
const press = (more: PointerEventInit = {}): void => carry.press(new PointerEvent("pointerdown", { clientX: 0, clientY: 0, pointerId: 1, button: 0, ...more }), "card");
const heard = (event: Event): boolean => {
  const ear = vi.fn();
  window.addEventListener(event.type, ear);
  document.body.dispatchEvent(event);
  window.removeEventListener(event.type, ear);
  return ear.mock.calls.length > 0;
};
const clicked = (detail = 1) => heard(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));

beforeEach(() => {
  told = [];
  under = document.body;
  document.elementFromPoint = () => under; // the page of the tests lays nothing out
  leave = $effect.root(() => {
    carry = new Carry<string>({ begun: (thing) => told.push(["begun", thing]), over: (at) => told.push(["over", at]), landed: (thing, at) => told.push(["landed", thing, at]) });
  });
  flushSync();
});
afterEach(() => {
  leave();
  pointer("pointerdown", 0);
});

it("carries what was pressed from some way on, and lets it go where the pointer is", () => {
  press();
  pointer("pointermove", 5);
  expect([carry.carried, told]).toEqual([null, []]);
  pointer("pointermove", 9);
  expect(carry.carried).toEqual({ thing: "card", x: 9, y: 0, dx: 9, dy: 0, at: document.body });
  pointer("pointermove", 2); // near again it is still carried
  under = document.documentElement;
  pointer("pointerup", 3);
  expect(told).toEqual([["begun", "card"], ["over", document.body], ["over", document.body], ["over", null], ["landed", "card", document.documentElement]]);
  expect(carry.carried).toBeNull();
});

it("is no click once it was carried; a press that went nowhere is, and so is a key", () => {
  press();
  pointer("pointerup", 3);
  expect([clicked(), told]).toEqual([true, []]);
  press();
  pointer("pointermove", 9);
  pointer("pointerup", 9);
  expect([clicked(), clicked(0)]).toEqual([false, true]);
  pointer("pointerdown", 0);
  expect(clicked()).toBe(true);
});

it("leaves nothing of what is pressed to the browser’s own drag", () => {
  const drags = () => window.dispatchEvent(new Event("dragstart", { cancelable: true }));
  expect(drags()).toBe(true);
  press();
  expect(drags()).toBe(false);
  pointer("pointerup", 0);
  expect(drags()).toBe(true);
});

it("keeps a finger’s way to itself from where it carries on: nothing scrolls, and the next tap counts", () => {
  const scrolls = () => window.dispatchEvent(new Event("touchmove", { cancelable: true }));
  press();
  expect(scrolls()).toBe(true);
  pointer("pointermove", 9);
  expect(scrolls()).toBe(false);
  pointer("pointerup", 9);
  expect(scrolls()).toBe(true);
});

it("leaves a finger’s way to the browser where that scrolls", () => {
  const scrolls = () => document.body.dispatchEvent(new Event("touchmove", { cancelable: true, bubbles: true }));
  vi.spyOn(window, "getComputedStyle").mockReturnValue({ touchAction: "pan-x pinch-zoom" } as CSSStyleDeclaration);
  press();
  pointer("pointermove", 9);
  expect(scrolls()).toBe(true);
  pointer("pointermove", 9, { clientY: 40 });
  expect(scrolls()).toBe(false);
  pointer("pointerup", 9);
  vi.restoreAllMocks();
});

it.each<[string, () => void]>([
  ["Escape", () => window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }))],
  ["the right button", () => pointer("pointermove", 9, { buttons: 3 })],
  ["what the browser takes for its own", () => pointer("pointercancel", 9)],
  ["the table", () => carry.drop()],
  ["the end of its page", () => (flushSync(), leave())],
])("is put back by %s", (_, way) => {
  press();
  pointer("pointermove", 9);
  way();
  expect(carry.carried).toBeNull();
  pointer("pointermove", 20);
  pointer("pointerup", 20);
  expect(told).toEqual([["begun", "card"], ["over", document.body], ["over", null]]);
  expect([clicked(), heard(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }))]).toEqual([false, false]);
});

it("follows the pointer that pressed, by its main button", () => {
  press({ button: 2 });
  pointer("pointermove", 9);
  press();
  pointer("pointermove", 9, { pointerId: 2 });
  pointer("pointerup", 9, { pointerId: 2 });
  expect([carry.carried, told]).toEqual([null, []]);
});
