/** The tables at which this visitor plays or waits, as far as this browser knows without asking: their places are kept while the hall is asked. */
import { recall, remember } from "../browser/stored";
import type { Listed } from "../net/shapes";

const KEY = "parlour-running";

export const goesOn = ({ status }: Pick<Listed, "status">): boolean => status === "open" || status === "live";

function known(): string[] {
  return (recall(KEY) ?? "").split(" ").filter(Boolean);
}

export function expected(): number {
  return known().length;
}

/** What the hall says of all of them. */
export function noteAll(tables: Pick<Listed, "id">[]): void {
  remember(KEY, tables.map(({ id }) => id).join(" "));
}

/** What is seen of one of them at its own table. */
export function note(table: Pick<Listed, "id" | "status">): void {
  const others = known().filter((id) => id !== table.id);
  noteAll([...(goesOn(table) ? [table.id] : []), ...others].map((id) => ({ id })));
}
