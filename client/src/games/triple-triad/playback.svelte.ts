/** Plays the entries of a history one after another on one scene. */
import { newRound, sceneAfter, type Scene } from "./scene";
import { sequence, type Step, type StepName } from "./sequence";
import type { Entry } from "./types";

const CATCHING_UP = 4;

export class Playback {
  scene = $state.raw<Scene | null>(null);
  ms = $state(0);
  step = $state<StepName>("rest");
  busy = $state(false);
  /** Index of the entry whose view is on the table. */
  at = $state(-1);
  /** Set when the card of the next entry already lies where it was dropped. */
  dropped = false;

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
    if (fresh) this.skip();
    else if (!this.busy) this.#next();
  }

  /** Jump to the newest entry. */
  skip(): void {
    clearTimeout(this.#timer);
    const last = this.#history.at(-1);
    this.at = this.#history.length - 1;
    this.busy = false;
    this.step = "rest";
    this.dropped = false;
    this.scene = last ? sceneAfter(last) : null;
  }

  /** Play one entry again, then rest where the game is. */
  again(index: number): void {
    const entry = this.#history[index];
    if (!entry || this.busy) return;
    this.busy = true;
    this.#run(sequence(this.#history[index - 1]?.view ?? null, entry, { reduced: this.#reduced() }), () => this.skip());
  }

  /** The entry whose marks lie on the board: the old round's while its last move is still playing. */
  ground(): Entry | undefined {
    const entry = this.#history[this.at];
    const before = this.#history[this.at - 1];
    return this.busy && entry && before && newRound(entry.events) !== null ? before : entry;
  }

  #next(): void {
    const index = this.at + 1;
    const entry = this.#history[index];
    if (!entry) {
      this.busy = false;
      return;
    }
    this.busy = true;
    const behind = this.#history.length - index;
    const steps = sequence(this.#history[index - 1]?.view ?? null, entry, {
      reduced: this.#reduced(),
      speed: behind > 1 ? CATCHING_UP : 1,
    });
    this.at = index;
    const shown = this.dropped ? steps.filter((step) => step.name !== "drop") : steps;
    this.dropped = false;
    this.#run(shown, () => this.#next());
  }

  #run(steps: Step[], done: () => void): void {
    const [step, ...rest] = steps;
    if (!step) return done();
    this.scene = step.scene;
    this.ms = step.ms;
    this.step = step.name;
    if (step.ms === 0) this.#run(rest, done);
    else this.#timer = setTimeout(() => this.#run(rest, done), step.ms);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
