/** The moves that mattered most to whoever reads, and a word for each. */
import type { ReviewedPly } from "../net/shapes";
import { forReader } from "./worth";

export type Word = "hasty" | "gift" | "only" | "strong" | "chance" | "fair";

const MOST = 3;
const EDGE = { exact: 2, likely: 10 }; // cards, or chances in 100, between the best action and the next

/** By how much the best action was better than any other that is known; 0 where there was no other. */
function lead(ply: ReviewedPly): number {
  const others = Object.entries(ply.values).filter(([action]) => action !== ply.best).map(([, value]) => value);
  return others.length > 0 ? ply.values[ply.best]! - Math.max(...others) : 0;
}

const LUCK = 20; // chances in 100 that a die gave or took

/** What chance added to what was chosen, for its player. */
const luck = (ply: ReviewedPly): number => (ply.chance && !ply.exact ? ply.after - ply.chosen : 0);

/** Whether whoever reads stands lower by the move alone. */
function falls(ply: ReviewedPly, reader: string): boolean {
  const [before, chosen] = [ply.before, ply.chosen].map((worth) => Math.round(forReader(worth, ply.exact, ply.seat === reader)));
  return chosen! < before!;
}

/** What one says of a move: a mistake is mine or a gift; a good one stands alone, or is stronger than the next; of others chance may have made much. */
export function wordFor(ply: ReviewedPly, reader: string): Word {
  if (ply.mistake) return ply.seat === reader ? "hasty" : "gift";
  const alone = ply.action === ply.best ? lead(ply) : 0;
  const gained = luck(ply);
  if (Math.abs(gained) >= Math.max(LUCK, alone)) return "chance";
  if (falls(ply, reader)) return "fair"; // no praise beside a fall
  if (ply.exact && alone > 0 && Math.sign(ply.before) > Math.sign(ply.before - alone)) return "only";
  return alone >= (ply.exact ? EDGE.exact : EDGE.likely) ? "strong" : "fair";
}

/** What whoever reads can learn most from: the mistake of theirs that cost most. */
export function lessonOf(plies: ReviewedPly[], reader: string): ReviewedPly | null {
  const mine = plies.filter(({ mistake, seat }) => mistake && seat === reader);
  return mine.sort((a, b) => b.before - b.chosen - (a.before - a.chosen))[0] ?? null;
}

/** The turning point, then what cost most, then the good moves that stood out; told in the order of play. */
export function mattered(plies: ReviewedPly[], turning: number | null, reader: string): ReviewedPly[] {
  const weight = (ply: ReviewedPly): number => {
    if (ply.seq === turning) return Infinity;
    if (ply.mistake) return 1000 + (ply.before - ply.chosen);
    return wordFor(ply, reader) === "fair" ? 0 : Math.max(lead(ply), Math.abs(luck(ply)));
  };
  return plies
    .filter((ply) => weight(ply) > 0)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, MOST)
    .sort((a, b) => a.number - b.number);
}
