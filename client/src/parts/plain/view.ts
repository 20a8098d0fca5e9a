/** What every game tells of a position, as a table reads it that knows nothing of the game. */
import type * as told from "../../lib/net/shapes";
import type { Entry, Said, SeatName } from "../../lib/net/wire";

/** Pieces of a line, each with its style: a seat's name, "dim", "bold" or "". */
export type DrawnLine = told.Drawing["en"][number];
export type Action = told.Legal & Partial<Said>;

interface PlainView extends told.View {
  legal: Action[];
  result: (told.Result & { score?: Record<SeatName, number> | null }) | null;
}
export type PlainEntry = Entry<SeatName, told.Told, PlainView>;
