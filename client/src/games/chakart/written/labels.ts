/** What a square says to someone who hears the board. */
import type { Move, Occupant, Square, Translate } from "../types";

export interface Heard {
  square: Square;
  occupant: Occupant;
  chosen: boolean;
  own: boolean; // a piece that can act
  moves: Move[]; // what choosing this square would do
  last: boolean;
  ahead: boolean; // all this is for the waiting move
  waits: boolean; // the waiting move begins or ends here
  circled: boolean; // by whoever looks
  suspect: boolean; // a queen that is not seen may stand here
}

function who(occupant: Occupant, t: Translate): string {
  if (!occupant) return t("chakart-square-empty");
  if ("object" in occupant) return t(`chakart-object-${occupant.object}`);
  const parts = [t(`chakart-${occupant.colour}-${occupant.man}`)];
  if (occupant.immobilised) parts.push(t("chakart-square-immobilised"));
  if (occupant.hidden) parts.push(t("chakart-square-hidden"));
  return parts.join(", ");
}

function phrase(move: Move, t: Translate): string {
  if (move.kind === "swap") return t("chakart-square-swap");
  if (move.kind === "shell") return t("chakart-square-shell");
  if (move.kind === "drop") return t("chakart-square-drop");
  return t("chakart-square-move", { takes: move.takes ?? "none" });
}

/** "e4, the white knight, can move, last move" */
export function saySquare(heard: Heard, t: Translate): string {
  const parts = [heard.square, who(heard.occupant, t)];
  if (heard.chosen) parts.push(t("chakart-square-chosen"));
  else if (heard.moves[0]) parts.push(phrase(heard.moves[0], t));
  else if (heard.own) parts.push(t("chakart-square-own"));
  if (heard.ahead && (heard.moves[0] || heard.own)) parts.push(t("chakart-square-ahead"));
  if (heard.waits) parts.push(t("chakart-arrow-waiting"));
  if (heard.suspect) parts.push(t("chakart-square-suspect"));
  if (heard.circled) parts.push(t("chakart-square-circled"));
  if (heard.last) parts.push(t("chakart-square-last"));
  return parts.join(", ");
}
