import { expect, it } from "vitest";
import type { FinishedMatch } from "../net/shapes";
import { mastered } from "./mastered";

const match = (winner: string | null, options: Record<string, string | boolean>): FinishedMatch => ({ rules: { options }, seats: { red: "Ann", blue: "Ben" }, winner }) as unknown as FinishedMatch;

it("counts the switches that were on in games that were won, up to enough", () => {
  const won = match("red", { same: true, plus: false, trade: "one" });
  const matches = [won, won, won, won, match("red", { plus: true }), match("blue", { plus: true }), match(null, { plus: true })];
  expect(mastered(matches, "Ann")).toEqual([{ option: "same", won: 3 }, { option: "plus", won: 1 }]);
  expect(mastered(matches, "Ben")).toEqual([{ option: "plus", won: 1 }]);
  expect(mastered(matches, "Eve")).toEqual([]);
});
