/** What may move after a match, in a sentence. */
import type { Colour, Result, Translate } from "./types";

/** Null where the table plays for nothing. */
export function saySpoils(result: Result, names: Record<Colour, string>, t: Translate): string | null {
  const won = result.spoils;
  const gil = result.winner ? Number(won?.gil ?? 0) + Number(won?.prize ?? 0) : 0;
  if (!won || (won.rule === "none" && !gil)) return null;
  const count = won.cards ?? 0;
  const name = result.winner ? names[result.winner] : "";
  const lines: string[] = [];
  if (won.rule === "direct") lines.push(t("table-spoils-direct"));
  else if (result.winner && count > 0) lines.push(t(`table-spoils-${won.rule}`, { name, count }));
  if (gil) lines.push(t("table-spoils-gil", { gil, name }));
  return lines.length ? lines.join(" ") : t("table-spoils-none");
}
