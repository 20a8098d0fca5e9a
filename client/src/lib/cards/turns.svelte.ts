/**
 * Turns to appear, for what is heavy to draw: so many in each frame that it ends in time. What is drawn in a frame is shown in the next,
 * which draws others. The code of the very first has never run, so its frames do nothing else. How many they are is learned from the frames
 * that were full. A single one never waits.
 */
const BUDGET = 12; // milliseconds of a frame, of the 16 that there are
let most = 0; // in a frame; none has been seen yet
let running = false;
const waiting: Turn[] = [];

function begin(): void {
  running = waiting.length > 1;
  if (running) next([]);
  else waiting.pop()!.shown = true;
}

/** Asks for the frame that shows what has been drawn. */
function next(drawn: Turn[]): void {
  requestAnimationFrame(() => {
    const began = performance.now();
    for (const turn of drawn) turn.shown = true;
    const given = waiting.splice(0, most || Number(!drawn.length));
    for (const turn of given) turn.draw();
    running = drawn.length + given.length > 0;
    if (!running) return;
    setTimeout(() => {
      const full = drawn.length >= most && drawn.length; // it has been painted by now
      if (full) most = Math.max(1, Math.min(2 * full, Math.floor((full * BUDGET) / (performance.now() - began))));
      next(given);
    });
  });
}

/** The turn of one thing to appear. It is asked for when `come` is first read. */
export class Turn {
  shown = $state(false);
  #asked = false;

  /** What may be drawn before it is shown. */
  constructor(readonly draw: () => void) {}

  get come(): boolean {
    if (!this.#asked) {
      this.#asked = true;
      if (waiting.push(this) === 1 && !running) queueMicrotask(begin);
    }
    return this.shown;
  }
}
