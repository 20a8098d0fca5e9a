/** A browser for the tests that tells what it was asked to sound, by pitch. */
import { vi } from "vitest";
import type { CueName } from "./cues";
import { SCORES } from "./synth";

const sounded: number[] = [];
const contexts: Context[] = [];

class Param {
  readonly values: number[] = [];
  setValueAtTime = (value: number): void => void this.values.push(value);
  linearRampToValueAtTime = this.setValueAtTime;
  exponentialRampToValueAtTime = this.setValueAtTime;
}

class Node {
  readonly gain = new Param();
  readonly frequency = new Param();
  #from: Node | null = null;
  connect(into: Node): Node {
    into.#from = this;
    this.#from ??= into; // noise has its pitch in what it goes through
    return into;
  }
  start(): void {
    sounded.push(Math.round((this.frequency.values[0] ?? this.#from?.frequency.values[0])!));
  }
  stop(): void {}
}

class Context {
  state = "suspended";
  currentTime = 0;
  sampleRate = 8000;
  destination = new Node();
  constructor() {
    contexts.push(this);
  }
  createBuffer = () => ({ getChannelData: () => new Float32Array(1) });
  async resume(): Promise<void> {
    this.state = "running";
  }
  async suspend(): Promise<void> {
    this.state = "suspended";
  }
}

/** From now on the page can sound, until `vi.unstubAllGlobals()`. */
export function audible(): void {
  sounded.length = contexts.length = 0;
  vi.stubGlobal("AudioContext", Context);
  for (const node of ["GainNode", "OscillatorNode", "AudioBufferSourceNode", "BiquadFilterNode"]) vi.stubGlobal(node, Node);
}

/** The first tap, and what is fetched with it. */
export async function tap(page: EventTarget = window): Promise<void> {
  page.dispatchEvent(new Event("pointerup"));
  await vi.dynamicImportSettled();
}

/** What was sounded since it was asked last, as pitches. */
export const heard = (): number[] => sounded.splice(0);
export const pitches = (...names: CueName[]): number[] => names.flatMap((name) => SCORES[name].map(({ from }) => from));
export const running = (): boolean => contexts.some(({ state }) => state === "running");
