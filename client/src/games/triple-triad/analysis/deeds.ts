/** What laying a card is called: by the card and its square, and with what it took. */
import type { Deeds } from "../../../lib/hall/game";
import { say } from "../../../lib/words/words";
import { cellName } from "../geometry";
import type { Entry, GameEvent } from "../types";

type Kind<K extends GameEvent["kind"]> = Extract<GameEvent, { kind: K }>;
const laid = (events: GameEvent[]) => events.find((event): event is Kind<"placed"> => event.kind === "placed");

export default {
  short({ events }: Entry, rules, t) {
    const card = laid(events);
    return card ? t("table-deed-short", { card: card.card.name, square: t("table-square", { cell: cellName(card.cell, rules) }) }) : events[0] ? say(events[0]) : "";
  },
  told({ events }: Entry, { whose, name }, rules, t) {
    const card = laid(events);
    if (!card) return events[0] ? say(events[0]) : "";
    const taken = events.flatMap((event) => (event.kind === "flipped" ? [event.card.name] : []));
    const words = { whose, name, card: card.card.name, square: t("table-square", { cell: cellName(card.cell, rules) }), taken: [...new Set(taken)].join(", ") };
    return t(taken.length > 0 ? "table-deed-takes" : "table-deed", words);
  },
} satisfies Deeds<Entry>;
