/** The story of a match, turn by turn, as lines that can be looked at again. */
import type { Entry, GameEvent, Side } from "./types";

export interface Passage {
  at: number; // index of the entry
  seat: Side | null;
  events: GameEvent[];
}
export interface Chapter {
  turn: number; // 0 before the first
  ended: boolean; // what is told is how the table ended the match, in nobody's turn
  seat: Side | null;
  passages: Passage[];
}

/** What is seen on the table anyway, and would drown the rest. */
const QUIET = new Set(["phase", "tapped", "untapped"]);

/** Whose it was; the end of a match, and what the hall did, is nobody's. */
const seatOf = (event: GameEvent): Side | null => ("seat" in event ? (event.seat as Side | null) : null);

/** Entries of somebody's turn. */
const PLAYED = new Set(["dealt", "act", "takeback"]);

export function chapters(history: Entry[]): Chapter[] {
  const found: Chapter[] = [{ turn: 0, ended: false, seat: null, passages: [] }];
  history.forEach((entry, at) => {
    let passage: Passage | null = null;
    if (!PLAYED.has(entry.kind)) found.push({ turn: found.at(-1)!.turn, ended: true, seat: null, passages: [] });
    for (const event of entry.events) {
      if (event.kind === "turn") {
        found.push({ turn: event.number, ended: false, seat: event.seat, passages: [] });
        passage = null;
      } else if (!QUIET.has(event.kind)) {
        if (!passage) {
          passage = { at, seat: seatOf(event) ?? entry.seat, events: [] };
          found.at(-1)!.passages.push(passage);
        }
        passage.events.push(event);
      }
    }
  });
  return found.filter((chapter) => (chapter.turn > 0 && !chapter.ended) || chapter.passages.length > 0);
}

/** What is read aloud of an entry. */
export const spokenOf = (entry: Entry): GameEvent[] => entry.events.filter((event) => !QUIET.has(event.kind) || event.kind === "phase");

/** Sentences in a row that are the same are said once, with how often. */
export function repeated(sentences: string[]): { text: string; count: number }[] {
  const found: { text: string; count: number }[] = [];
  for (const text of sentences) {
    const last = found.at(-1);
    if (last?.text === text) last.count += 1;
    else found.push({ text, count: 1 });
  }
  return found;
}
