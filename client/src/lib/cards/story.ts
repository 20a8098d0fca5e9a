/** The story of a card in its owner's hands: the acts of the ledger that moved it, the newest first. */
import type { StatementLine } from "../net/api/collection";

export interface Act {
  line: StatementLine;
  amount: number; // copies that came, or went if it is negative
}

/** A stake that came back moved nothing, and is no part of it. */
export function storyOf(lines: readonly StatementLine[], asset: string): Act[] {
  const amount = (line: StatementLine): number => line.changes.find((change) => change.asset === asset)?.amount ?? 0;
  const back = new Map<string, number>();
  for (const line of lines) if (line.memo === "returned" && line.match) back.set(line.match, (back.get(line.match) ?? 0) + amount(line));
  return lines
    .filter(({ memo }) => memo !== "returned")
    .map((line) => ({ line, amount: amount(line) + (line.memo === "staked" && line.match ? (back.get(line.match) ?? 0) : 0) }))
    .filter((act) => act.amount !== 0);
}
