import { expect, test } from "vitest";
import { entry, formSaid, type Plan, prizeSaid, startSaid, statusSaid } from "./said";
import { t } from "../words/words";

const PLAN: Plan = { form: "swiss", most: 8, best: 3, third: false, swiss: 4, hours: 2, clock: null, guests: true, starts: null, opens: null, ends: null, meetings: null };

test("how it is played is said in words, and nothing of another form", () => {
  expect(formSaid(PLAN)).toEqual([
    t("tourney-form-swiss"),
    t("tourney-swiss-said", { rounds: 4 }),
    t("tourney-places", { most: 8 }),
    t("tourney-best-of", { best: 3 }),
    t("clock-none"),
    t("tourney-hours-said", { hours: 2 }),
    t("tourney-guests-said"),
  ]);
  const plain = formSaid({ ...PLAN, form: "knockout", third: true, hours: null, guests: false });
  expect(plain).not.toContain(t("tourney-swiss-said", { rounds: 4 }));
  expect(plain).toContain(t("tourney-third-said"));
  expect(plain).toContain(t("tourney-accounts-only"));
});

test("when it starts, and since when one checks in", () => {
  expect(startSaid(PLAN)).toEqual([t("tourney-starts-open")]);
  const starts = "2026-11-29T20:00:00.000+00:00";
  expect(startSaid({ ...PLAN, starts })).toHaveLength(1);
  expect(startSaid({ ...PLAN, starts, opens: "2026-11-29T19:45:00.000+00:00" })).toHaveLength(2);
});

test("what a place wins", () => {
  const card = { asset: "triple-triad/ff8/80", name: "Ifrit", called: { en: "Ifrit", fr: "Ifrit" } };
  expect(prizeSaid({ place: 1, gil: 5, cards: [{ ...card, count: 2 }] })).toBe(`${t("tourney-prize-gil-said", { gil: 5 })}, Ifrit ×2`);
  expect(prizeSaid({ place: 2, gil: 0, cards: [{ ...card, count: 1 }] })).toBe("Ifrit");
});

test("a ladder says when it ends, and how often two meet", () => {
  const ladder: Plan = { ...PLAN, form: "ladder", swiss: null, hours: null, ends: "2026-12-29T20:00:00.000+00:00", meetings: 2 };
  expect(formSaid(ladder)).toContain(t("tourney-meetings-said", { count: 2 }));
  expect(startSaid(ladder)).toHaveLength(1);
  expect(startSaid({ ...ladder, starts: "2026-11-29T20:00:00.000+00:00" })).toHaveLength(2);
  const stands = { form: "ladder", status: "live", round: 1, rounds: 4, ends: ladder.ends } as const;
  expect(statusSaid(stands)).not.toBe(statusSaid({ ...stands, status: "over" }));
  expect(statusSaid({ ...stands, form: "swiss", ends: null })).toBe(t("tourney-status-live", { round: 1, rounds: 4 }));
});

test("what is staked a match is forfeited by who cannot cover it, and that is announced", () => {
  const terms = { rated: false, gil: 5, owned: false, clock: null, tournament: null, study: false };
  expect(formSaid({ ...PLAN, terms: terms as never })).toContain(t("tourney-forfeit"));
  expect(formSaid({ ...PLAN, terms: { ...terms, gil: 0 } as never })).not.toContain(t("tourney-forfeit"));
});

test("leads into what one may enter: before it begins, and into a ladder while it lasts and has room", () => {
  const one = { status: "open", form: "swiss", count: 3, most: 4 } as const;
  expect(entry(one)).toBe("tourney-enter");
  expect(entry({ ...one, count: 4 })).toBe("tourney-enter-waiting");
  expect(entry({ ...one, status: "live" })).toBeNull();
  expect(entry({ ...one, status: "live", form: "ladder" })).toBe("tourney-join");
  expect(entry({ ...one, status: "over", form: "ladder" })).toBeNull();
});
