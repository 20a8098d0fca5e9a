/** What a tournament says of itself in words, wherever it is told. */
import type { Summary } from "../net/api/tournaments";
import type { PlacePrize } from "../net/shapes";
import { sayClock } from "../table/clock";
import { hour, moment } from "../words/dates";
import { t } from "../words/words";

export type Plan = Pick<Summary, "form" | "most" | "best" | "third" | "swiss" | "hours" | "clock" | "guests" | "starts" | "opens">;

/** How it is played, a few words each. */
export function formSaid(plan: Plan): string[] {
  return [
    t(`tourney-form-${plan.form}`),
    ...(plan.form === "swiss" && plan.swiss ? [t("tourney-swiss-said", { rounds: plan.swiss })] : []),
    t("tourney-places", { most: plan.most }),
    t("tourney-best-of", { best: plan.best }),
    ...(plan.third ? [t("tourney-third-said")] : []),
    sayClock(plan.clock),
    ...(plan.hours ? [t("tourney-hours-said", { hours: plan.hours })] : []),
    t(plan.guests ? "tourney-guests-said" : "tourney-accounts-only"),
  ];
}

/** When it starts, and since when one checks in. */
export function startSaid(plan: Plan): string[] {
  if (!plan.starts) return [t("tourney-starts-open")];
  return [t("tourney-starts-said", { time: moment(plan.starts) }), ...(plan.opens ? [t("tourney-checkin-said", { time: hour(plan.opens) })] : [])];
}

/** What a place wins. */
export function prizeSaid(prize: PlacePrize): string {
  const cards = prize.cards.map(({ name, count }) => (count > 1 ? `${name} ×${count}` : name));
  return [...(prize.gil ? [t("tourney-prize-gil-said", { gil: prize.gil })] : []), ...cards].join(", ");
}
