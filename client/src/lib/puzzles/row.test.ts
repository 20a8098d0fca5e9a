import { expect, it } from "vitest";
import type { PuzzleDay } from "../net/shapes";
import { inARow } from "./row";

/** A week as letters: solved, missed; the last is today, then days to come. */
const week = (days: string): PuzzleDay[] => [...days].map((day, at) => ({ date: `day ${at}`, puzzle: "p", solved: day === "s", today: at === days.length - 1 }));

it("counts until today, or until yesterday while today's waits", () => {
  expect(inARow(week("sss"))).toEqual({ days: 3, forgiven: null });
  expect(inARow(week("ssm"))).toEqual({ days: 2, forgiven: null });
  expect(inARow(week("m"))).toEqual({ days: 0, forgiven: null });
});

it("forgives one missed day, if something was solved before it, and no second", () => {
  expect(inARow(week("ssmss"))).toEqual({ days: 4, forgiven: "day 2" });
  expect(inARow(week("smsmss"))).toEqual({ days: 3, forgiven: "day 3" });
  expect(inARow(week("mss"))).toEqual({ days: 2, forgiven: null });
  expect(inARow(week("smms"))).toEqual({ days: 1, forgiven: null });
});
