/** What a match against the house comes to, kept by this browser (lib/house/opponents). */
import { remember } from "../browser/stored";
import { kept, key, NONE } from "./opponents";
import type { Match } from "../net/wire";
import { voided } from "../table/ending";

const REMEMBERED = 40; // matches

/** Counts a match against the house that is over, once; a study, and one in which something was taken back, counts nowhere. */
export function count(match: Match): void {
  const level = Object.values(match.seats).find((seat) => seat.agent)?.agent;
  const known = kept(match.game);
  const counts = match.you && match.status === "over" && !match.terms.study && !match.taken_back && !voided(match);
  if (!level || !counts || known.counted.includes(match.id)) return;
  const { won, drawn, lost, row } = known.levels[level] ?? NONE;
  const winner = match.result?.winner ?? null;
  const how = winner === null ? { won, drawn: drawn + 1, lost, row: 0 } : winner === match.you ? { won: won + 1, drawn, lost, row: row + 1 } : { won, drawn, lost: lost + 1, row: 0 };
  remember(key(match.game), JSON.stringify({ levels: { ...known.levels, [level]: how }, counted: [match.id, ...known.counted].slice(0, REMEMBERED) }));
}
