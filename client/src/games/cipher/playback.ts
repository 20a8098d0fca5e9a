/** How long the entries of a history are shown, so that each can be read. */
import type { TableModel } from "../../lib/table/model.svelte";
import type { Reading } from "../../lib/table/reading.svelte";
import type { Entry, Side } from "./types";

const READING: Record<string, number> = { attack: 500, support: 500, clash: 700, deployed: 350, leveled: 400, skill: 500, turn: 500, defeated: 300, "orb-taken": 400, critical: 400, evade: 500 };
const LONGEST = 2000;

export const readingTime = (entry: Entry): number => Math.min(LONGEST, entry.events.reduce((sum, event) => sum + (READING[event.kind] ?? 0), 0));

/** A table on which this is played. */
export type Playing = TableModel<Side, Entry, Reading<Entry>>;
