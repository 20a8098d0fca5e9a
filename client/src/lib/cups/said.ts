/** What a tournament says of itself in words, wherever it is told. */
import type { Summary, Tournament } from "../net/api/tournaments";
import type { PlacePrize } from "../net/shapes";
import { sayClock } from "../table/clock";
import { day, hour, moment } from "../words/dates";
import { nameOf } from "../words/guests";
import { say, t } from "../words/words";

export type Plan = Pick<Summary, "form" | "most" | "best" | "third" | "swiss" | "hours" | "clock" | "guests" | "starts" | "opens" | "ends" | "meetings"> & Partial<Pick<Tournament, "terms">>;

/** Who takes part, by name while they are here. */
export const entrantName = (name: string): string => (name === "" ? t("seat-left") : nameOf(name));

/** How it is played, a few words each. */
export function formSaid(plan: Plan): string[] {
  return [
    t(`tourney-form-${plan.form}`),
    ...(plan.form === "swiss" && plan.swiss ? [t("tourney-swiss-said", { rounds: plan.swiss })] : []),
    t("tourney-places", { most: plan.most }),
    t("tourney-best-of", { best: plan.best }),
    ...(plan.third ? [t("tourney-third-said")] : []),
    sayClock(plan.clock),
    ...(plan.meetings ? [t("tourney-meetings-said", { count: plan.meetings })] : []),
    ...(plan.terms?.gil || plan.terms?.owned ? [t("tourney-forfeit")] : []),
    ...(plan.hours ? [t("tourney-hours-said", { hours: plan.hours })] : []),
    t(plan.guests ? "tourney-guests-said" : "tourney-accounts-only"),
  ];
}

/** When it starts, since when one checks in, and when it ends where that is announced. */
export function startSaid(plan: Plan): string[] {
  const ends = plan.ends ? [t("tourney-ends-said", { time: moment(plan.ends) })] : [];
  if (!plan.starts) return [...(plan.form === "ladder" ? [] : [t("tourney-starts-open")]), ...ends];
  return [t("tourney-starts-said", { time: moment(plan.starts) }), ...(plan.opens ? [t("tourney-checkin-said", { time: hour(plan.opens) })] : []), ...ends];
}

/** How it stands: the round that is played, of a ladder until when it runs. */
export function statusSaid(one: Pick<Summary, "form" | "status" | "round" | "rounds" | "ends">): string {
  if (one.status === "live" && one.ends) return t("tourney-status-ladder", { time: day(one.ends) });
  return t(`tourney-status-${one.status}`, { round: one.round, rounds: one.rounds });
}

/** What a place wins. */
export function prizeSaid(prize: PlacePrize): string {
  const cards = prize.cards.map(({ called, count }) => (count > 1 ? `${say(called)} ×${count}` : say(called)));
  return [...(prize.gil ? [t("tourney-prize-gil-said", { gil: prize.gil })] : []), ...cards].join(", ");
}

/** The word for what leads into it: one enters before it begins, and a ladder while it lasts; null where nothing does. */
export function entry({ status, form, count, most }: Pick<Summary, "status" | "form" | "count" | "most">): string | null {
  if (status === "open") return count < most ? "tourney-enter" : "tourney-enter-waiting";
  return status === "live" && form === "ladder" && count < most ? "tourney-join" : null;
}
