/** A view as the socket carries it, its moves as rows of numbers, and as everything here reads it. */
import type { Sketched, View } from "../../lib/net/shapes";
import type { Move, Travel } from "./types";

const TRAVELS: Travel[] = ["up", "right", "down", "left"];

type Row = Sketched["legal"][number];

export function unfold(view: Sketched): View {
  return { ...view, legal: view.legal.map(move) };
}

/** The action and the slot; of a placement also the cell, where it comes to lie, the way of its line, what is added, and what turns. */
function move(row: Row): Move {
  const [action, slot, cell, lands, way, delta, takes, turned] = row as [string, ...number[]];
  if (cell === undefined) return { action, slot: slot! };
  const flips = Array.from({ length: 9 }, (_, at) => at).filter((at) => (turned! >> at) & 1);
  return { action, slot: slot!, cell, lands: lands!, travel: TRAVELS[way!] ?? null, delta: delta!, takes: takes!, flips };
}
