/** What a move is called: by the piece and its squares, and with what it captured; what else was done is told as it happened. */
import type { Deeds } from "../../../lib/hall/game";
import { say } from "../../../lib/words/words";
import type { Entry, GameEvent } from "../types";

type Kind<K extends GameEvent["kind"]> = Extract<GameEvent, { kind: K }>;
const moved = (events: GameEvent[]) => events.find((event): event is Kind<"move"> => event.kind === "move");

export default {
  short({ events }: Entry, _rules, t) {
    const move = moved(events);
    return move ? t("chakart-deed-short", { man: t(`chakart-name-${move.man}`), from: move.from, to: move.to }) : events[0] ? say(events[0]) : "";
  },
  told({ events }: Entry, { whose, name }, _rules, t) {
    const move = moved(events);
    if (!move) return events[0] ? say(events[0]) : "";
    const taken = events.flatMap((event) => (event.kind === "capture" && event.colour !== move.colour ? [t(`chakart-${event.colour}-${event.man}`)] : []));
    const words = { whose, name, man: t(`chakart-name-${move.man}`), from: move.from, to: move.to, taken: taken.join(", ") };
    return t(taken.length > 0 ? "chakart-deed-takes" : "chakart-deed", words);
  },
} satisfies Deeds<Entry>;
