/** The light on foils: it follows the pointer on the one it is over, and the tilt of a device on all; it rests for those who want nothing to move. */
import { calm } from "../../lib/browser/motion";
import "./foil.css";

const FOIL = ".foil";
const REST = 0.55;
const TURN = 90; // degrees of tilt that take the light from one side to the other

function shine(foils: Iterable<Element>, at: number): void {
  const light = Math.min(1, Math.max(0, at)).toFixed(2);
  for (const foil of foils) (foil as SVGElement).style.setProperty("--light", light);
}

/** What lies over a foil, such as a button, does not keep the light from it. */
function follow({ clientX, clientY }: PointerEvent): void {
  if (calm()) return;
  const foil = document.elementsFromPoint(clientX, clientY).find((one) => one.closest(FOIL))?.closest(FOIL);
  if (!foil) return;
  const { left, width } = foil.getBoundingClientRect();
  shine([foil], (clientX - left) / width);
}

/** A browser that asks before it tells the tilt tells none. */
function tilt({ gamma }: DeviceOrientationEvent): void {
  if (gamma !== null && !calm()) shine(document.querySelectorAll(FOIL), REST + gamma / TURN);
}

addEventListener("pointermove", follow, { passive: true });
addEventListener("deviceorientation", tilt);
