/** How a match ended, in one line: from the side of whoever plays here, else from the winner's. */
import { totalOf } from "./worth";
import type { Match, SeatName } from "../net/wire";
import { t } from "../words/words";
import { bothLost, voided } from "../table/ending";

/** "6–4", the number of this side first; nothing where the game keeps no sum, or the sum did not decide. */
export function tallied(match: Match, first: SeatName | null): string {
  const score = match.result?.score as Record<SeatName, number> | undefined;
  if (!score || totalOf(score) === null) return "";
  return from(match, first).map((side) => score[side]).join("–");
}

/** "You won 6–4", "Maud won 6–4", "A draw 5–5". */
export function outcome(match: Match): string {
  if (voided(match)) return t("result-called-off");
  const winner = match.result?.winner ?? null;
  const said = () => {
    if (!winner) return t(bothLost(match) ? "result-both-lost" : "result-drawn");
    if (!match.you) return t("result-side-won", { name: match.seats[winner]?.name ?? "" });
    return t(winner === match.you ? "result-you-won" : "result-you-lost");
  };
  return [said(), tallied(match, match.you ?? winner)].filter(Boolean).join(" ");
}

/** The seats, this one first. */
export function from(match: Match, first: SeatName | null): SeatName[] {
  return Object.keys(match.seats).toSorted((one, other) => Number(other === first) - Number(one === first));
}
