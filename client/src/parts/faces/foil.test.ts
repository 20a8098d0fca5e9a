import { beforeEach, expect, it, vi } from "vitest";
import "./foil";

const foils = () => [...document.querySelectorAll<HTMLElement>(".foil")].map((foil) => foil.style.getPropertyValue("--light"));
const tilt = (gamma: number | null) => dispatchEvent(Object.assign(new Event("deviceorientation"), { gamma }));

beforeEach(() => {
  document.body.innerHTML = '<p class="foil"><b></b></p><p class="foil"></p>';
  document.elementsFromPoint = () => [document.createElement("button"), document.querySelector("b")!];
  document.querySelector(".foil")!.getBoundingClientRect = () => ({ left: 100, width: 50 }) as DOMRect;
});

it("follows the pointer over a foil, under what lies over it", () => {
  dispatchEvent(new MouseEvent("pointermove", { clientX: 120 }));
  expect(foils()).toEqual(["0.40", ""]);
});

it("follows the tilt on all foils, as far as their edges", () => {
  tilt(null);
  expect(foils()).toEqual(["", ""]);
  tilt(9);
  expect(foils()).toEqual(["0.65", "0.65"]);
  tilt(-80);
  expect(foils()).toEqual(["0.00", "0.00"]);
});

it("rests for those who want nothing to move", () => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  dispatchEvent(new MouseEvent("pointermove", { clientX: 120 }));
  tilt(9);
  expect(foils()).toEqual(["", ""]);
  vi.restoreAllMocks();
});
