/** Plays the entries of a history one after another on one scene. */
import type { Scene } from "./scene";
import { sequence, stepsOf, type Step } from "./sequence";
import type { Board, GameEvent } from "./types";

/** One step of what is played: what happened, and the board that it led to. */
export interface Episode {
  seq: number;
  events: GameEvent[];
  view: { board: Board };
}

const CATCHING_UP = 4;

/** The picture of an entry at rest, the road of its move over it. */
export function restOf(history: Episode[], index: number): Scene {
  return allSteps(history, index).at(-1)!.scene;
}

/** The picture that belongs to a line of an entry's story: the die where one was thrown, else what the line led to. */
export function pictureOf(history: Episode[], index: number, line: number): Scene {
  const steps = allSteps(history, index);
  const told = steps.filter((step) => step.line === line);
  return (told.find((step) => step.scene.die) ?? told.at(-1) ?? steps.at(-1)!).scene;
}

function allSteps(history: Episode[], index: number): Step[] {
  const entry = history[index]!;
  const before = history[index - 1];
  return stepsOf((before ?? entry).view.board, before ? entry.events : [], entry.view.board);
}

export class Playback {
  scene = $state.raw<Scene | null>(null);
  ms = $state(0);
  /** The line of the chain that is being shown, while a move plays. */
  line = $state<number | null>(null);
  busy = $state(false);
  /** Index of the entry whose view is on the table. */
  at = $state(-1);

  #history: Episode[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #reduced: () => boolean;

  constructor(reduced: () => boolean) {
    this.#reduced = reduced;
  }

  /** Take in a longer history; the first one, or a shorter one, is shown at once. */
  follow(history: Episode[]): void {
    const fresh = this.at < 0 || history.length <= this.at || history[this.at]?.seq !== this.#history[this.at]?.seq;
    this.#history = history;
    if (fresh) this.skip();
    else if (!this.busy) this.#next();
  }

  /** Jump to the newest entry. */
  skip(): void {
    clearTimeout(this.#timer);
    this.at = this.#history.length - 1;
    this.busy = false;
    this.line = null;
    this.ms = 0;
    this.scene = this.at < 0 ? null : restOf(this.#history, this.at);
  }

  /** Play one entry again, then rest where the game is. */
  again(index: number): void {
    if (this.busy || !this.#history[index]) return;
    this.busy = true;
    this.#run(this.#steps(index, 1), () => this.skip());
  }

  #steps(index: number, speed: number): Step[] {
    const entry = this.#history[index]!;
    const before = this.#history[index - 1]?.view.board ?? null;
    return sequence(before, entry.events, entry.view.board, { reduced: this.#reduced(), speed });
  }

  #next(): void {
    const index = this.at + 1;
    if (!this.#history[index]) {
      this.busy = false;
      return;
    }
    this.busy = true;
    const steps = this.#steps(index, this.#history.length - index > 1 ? CATCHING_UP : 1);
    this.at = index;
    this.#run(steps, () => this.#next());
  }

  #run(steps: Step[], done: () => void): void {
    const [step, ...rest] = steps;
    if (!step) return done();
    this.scene = step.scene;
    this.ms = step.ms;
    this.line = step.line;
    if (step.ms === 0) this.#run(rest, done);
    else this.#timer = setTimeout(() => this.#run(rest, done), step.ms);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
