/** Plays the entries of a history one after another on one scene. */
import { Playback as Steps } from "../../../lib/table/playback.svelte";
import type { Scene } from "./scene";
import { shortened, stepsOf, type Step } from "./sequence";
import type { TableModel } from "../../../lib/table/model.svelte";
import type { Board, Colour, Entry, GameEvent } from "../types";

/** One step of what is played: what happened, and the board that it led to. */
export interface Episode {
  seq: number;
  events: GameEvent[];
  view: { board: Board };
}

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

export class Playback<E extends Episode = Episode> extends Steps<E, Step> {
  protected steps(index: number): Step[] {
    return shortened(allSteps(this.history, index));
  }

  protected still(index: number): Step {
    return { scene: restOf(this.history, index), ms: 0, line: null };
  }
}

/** A table on which this is played. */
export type Playing = TableModel<Colour, Entry, Playback<Entry>>;
