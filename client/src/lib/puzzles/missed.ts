/** What a wrong move in a puzzle meets, in words. */
import type { TriedPuzzle } from "../net/shapes";
import { say } from "../words/words";

/** What the other side does, and what comes of it in the end; empty where it answers nothing at once. */
export function answerTo({ reply }: Pick<TriedPuzzle, "reply">): string {
  const told = (reply?.events ?? []).map(say).filter((text) => /[.!]$/.test(text)); // beside them stands how a move is written down
  return [...new Set([told[0], told.at(-1)])].filter(Boolean).join(" ");
}
