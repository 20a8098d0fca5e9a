/** Shows the entries of a history one after another, each long enough to be read. */
import type { Entry } from "./types";

const READING: Record<string, number> = { attack: 500, support: 500, clash: 700, deployed: 350, leveled: 400, skill: 500, turn: 500, defeated: 300, "orb-taken": 400, critical: 400, evade: 500 };
const LONGEST = 2000;
const CATCHING_UP = 4;

export const readingTime = (entry: Entry): number => Math.min(LONGEST, entry.events.reduce((sum, event) => sum + (READING[event.kind] ?? 0), 0));

export class Playback {
  /** Index of the entry that is on the table. */
  at = $state(-1);
  busy = $state(false);
  #history: Entry[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #reduced: () => boolean;

  constructor(reduced: () => boolean) {
    this.#reduced = reduced;
  }

  /** Take in a longer history; the first one, or a shorter one, is shown at once. */
  follow(history: Entry[]): void {
    const fresh = this.at < 0 || history.length <= this.at || history[this.at]?.seq !== this.#history[this.at]?.seq;
    this.#history = history;
    if (fresh || this.#reduced()) this.skip();
    else if (!this.busy) this.#next();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.at = this.#history.length - 1;
    this.busy = false;
  }

  #next(): void {
    const behind = this.#history.length - 1 - this.at;
    if (behind <= 0) {
      this.busy = false;
      return;
    }
    this.at += 1;
    // the newest one waits for nobody: who is asked may answer at once
    this.busy = behind > 1;
    if (this.busy) this.#timer = setTimeout(() => this.#next(), readingTime(this.#history[this.at]!) / (behind > 6 ? CATCHING_UP : 1));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
