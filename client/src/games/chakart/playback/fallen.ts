/** The king that was beaten. */
import { opposite, squareAt } from "../geometry";
import type { Colour, Entry, Square } from "../types";

/** Where it was captured, or still stands where a match ended otherwise. */
export function fallen({ events, view }: Pick<Entry, "events" | "view">, winner: Colour): Square | null {
  const beaten = opposite(winner);
  const captured = events.find((event) => event.kind === "capture" && event.man === "k" && event.colour === beaten);
  if (captured?.kind === "capture") return captured.at;
  const index = view.board.findIndex((piece) => piece && "man" in piece && piece.man === "k" && piece.colour === beaten);
  return index < 0 ? null : squareAt(index);
}
