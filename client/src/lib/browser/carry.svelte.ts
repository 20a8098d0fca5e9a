/** Things that a mouse or a finger takes, carries, and lets go on a place; let go anywhere else, or put back, and nothing has happened. */

const FAR = 6; // pixels before a press carries something
const SECOND = 2; // the right button, among those that are held down

export interface Carried<Thing> {
  thing: Thing;
  x: number;
  y: number;
  dx: number; // from where it was taken
  dy: number;
  at: Element | null; // what lies under the pointer
}

interface Told<Thing> {
  begun?: (thing: Thing) => void;
  /** What lies under the pointer; null once it is carried no more. */
  over?: (at: Element | null) => void;
  landed: (thing: Thing, at: Element | null) => void;
}

export class Carry<Thing> {
  #carried = $state.raw<Carried<Thing> | null>(null);
  #pressed: { thing: Thing; x: number; y: number; pointer: number } | null = null;
  #listening = new AbortController();

  /** Made where a component is, and ends with it. */
  constructor(private readonly told: Told<Thing>) {
    $effect(() => {
      addEventListener("touchmove", this.#stay, { passive: false }); // there before the finger is: whether it may be kept is decided when it comes down
      return () => {
        removeEventListener("touchmove", this.#stay);
        this.drop();
      };
    });
  }

  /** What is carried; nothing is before the pointer has moved. */
  get carried(): Carried<Thing> | null {
    return this.#carried;
  }

  /** It was pressed, and may be carried from here. */
  press({ button, clientX, clientY, pointerId }: PointerEvent, thing: Thing): void {
    this.drop();
    if (button !== 0) return;
    this.#pressed = { thing, x: clientX, y: clientY, pointer: pointerId };
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    addEventListener("pointermove", (event) => this.#move(event), { signal });
    addEventListener("pointerup", (event) => this.#up(event), { signal });
    addEventListener("pointercancel", () => this.drop(), { signal });
    addEventListener("dragstart", (event) => event.preventDefault(), { signal }); // of text that was selected, which would take the pointer away
    addEventListener("keydown", ({ key }) => key === "Escape" && this.drop(), { capture: true, signal });
  }

  /** Puts it back. */
  drop(): void {
    this.#listening.abort();
    this.#pressed = null;
    if (!this.#carried) return;
    this.#carried = null;
    this.told.over?.(null);
  }

  /**
   * Where a finger may not scroll, Chromium takes the end of its way for a fling all the same, and the next tap for the end of that. A way
   * along which it may scroll is the browser's.
   */
  #stay = (event: TouchEvent): void => {
    const carried = this.#carried;
    if (!carried || !event.cancelable) return;
    const sideways = Math.abs(carried.dx) > Math.abs(carried.dy);
    if (!(sideways && scrollsSideways(event.target))) event.preventDefault();
  };

  #move({ clientX: x, clientY: y, pointerId, buttons }: PointerEvent): void {
    const from = this.#pressed;
    if (from?.pointer !== pointerId) return;
    if (buttons & SECOND) return this.drop();
    const [dx, dy] = [x - from.x, y - from.y];
    if (!this.#carried && Math.hypot(dx, dy) <= FAR) return;
    if (!this.#carried) {
      silence();
      this.told.begun?.(from.thing);
    }
    const at = document.elementFromPoint(x, y);
    this.#carried = { thing: from.thing, x, y, dx, dy, at };
    this.told.over?.(at);
  }

  #up({ clientX: x, clientY: y, pointerId }: PointerEvent): void {
    if (this.#pressed?.pointer !== pointerId) return;
    const done = this.#carried;
    this.drop();
    if (done) this.told.landed(done.thing, document.elementFromPoint(x, y));
  }
}

function scrollsSideways(at: EventTarget | null): boolean {
  for (let one = at instanceof Element ? at : null; one; one = one.parentElement) {
    if (getComputedStyle(one).touchAction.includes("pan-x")) return true;
  }
  return false;
}

/** Until the next press no click and no menu comes of the pointer: what ends with it was carried. */
function silence(): void {
  const pressed = new AbortController();
  const { signal } = pressed;
  const swallow = (event: MouseEvent): void => {
    if (event.detail === 0 && event.type === "click") return; // by a key
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("click", swallow, { capture: true, signal });
  addEventListener("contextmenu", swallow, { capture: true, signal });
  addEventListener("pointerdown", () => pressed.abort(), { capture: true, signal });
}
