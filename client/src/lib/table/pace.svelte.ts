/** How fast tables show what happens: whoever looks chooses, and their browser remembers. */
import { calm } from "../browser/motion";
import { recall, remember } from "../browser/stored";

/** How many times as long as usual everything takes. */
const FACTORS = { slow: 2, normal: 1, fast: 0.5, once: 0 };
const KEPT = "parlour-pace";
const GLANCE = 400; // milliseconds
const LETTER = 22;
const LONGEST = 2000;

export type Speed = keyof typeof FACTORS;
export const SPEEDS = Object.keys(FACTORS) as Speed[];

/** How long a text is read at the usual speed, in milliseconds. */
export const readingTime = (text: string): number => (text ? Math.min(LONGEST, GLANCE + LETTER * text.length) : 0);

export class Pace {
  #chosen = $state<Speed | null>(SPEEDS.find((speed) => speed === recall(KEPT)) ?? null);

  /** Who wants nothing to move, and has not chosen, waits for nothing. */
  get speed(): Speed {
    return this.#chosen ?? (calm() ? "once" : "normal");
  }
  set speed(speed: Speed) {
    this.#chosen = speed;
    remember(KEPT, speed);
  }
  get factor(): number {
    return FACTORS[this.speed];
  }
  /** Nothing may travel, however long it is shown. */
  get still(): boolean {
    return calm();
  }
  /** Nobody looks at the page. */
  get unseen(): boolean {
    return document.hidden;
  }
}

export const pace = new Pace();
