/** What is worth a word the first time it happens in a game. */
import type { Entry, GameEvent, Side } from "../types";

/** From the most particular to the most common: the first that fits is the lesson of an event. */
const LESSONS: Record<string, (event: GameEvent, me: Side) => boolean> = {
  "support-failed": (event) => event.kind === "support" && event.failed,
  support: (event) => event.kind === "support",
  promoted: (event) => event.kind === "leveled" && event.promoted,
  leveled: (event) => event.kind === "leveled",
  critical: (event) => event.kind === "critical",
  evade: (event) => event.kind === "evade",
  "my-orb": (event, me) => event.kind === "orb-taken" && event.seat === me,
  "their-orb": (event, me) => event.kind === "orb-taken" && event.seat !== me,
  marched: (event) => event.kind === "marched",
  skill: (event) => event.kind === "skill",
  defeated: (event) => event.kind === "defeated",
  reshuffled: (event) => event.kind === "reshuffled",
};
const AT_ONCE = 2; // more is not read

const lessonOf = (event: GameEvent, me: Side): string | undefined => Object.keys(LESSONS).find((name) => LESSONS[name]!(event, me));

/** The lessons that came up for the first time since `me` answered last, the newest ones last. */
export function newLessons(history: Entry[], me: Side): string[] {
  const mine = history.findLastIndex((entry) => entry.kind === "act" && entry.seat === me);
  const seen = (entries: Entry[]) => entries.flatMap((entry) => entry.events.map((event) => lessonOf(event, me))).filter((name) => name !== undefined);
  const before = new Set(seen(history.slice(0, Math.max(mine, 0))));
  return [...new Set(seen(history.slice(Math.max(mine, 0))))].filter((name) => !before.has(name)).slice(-AT_ONCE);
}
