import { expect, it } from "vitest";
import { t } from "../../lib/words/words";
import { saySpoils } from "./spoils";
import type { Result } from "./types";

const NAMES = { red: "Quistis", blue: "Zell" };
const won: Result = { winner: "red", score: { red: 6, blue: 4 }, reason: "score", rounds: 1, spoils: { rule: "one", cards: 1, gil: 0, prize: 50 } };
const free = { owned: false, gil: 0 };

it("says nothing of stakes that nobody staked", () => {
  expect(saySpoils(won, free, NAMES, "red", t)).toBeNull();
  expect(saySpoils(won, { owned: false, gil: 10 }, NAMES, "blue", t)).toBe("70 gil go to Quistis.");
});

it("speaks to the winner, and of them to everybody else", () => {
  const owned = { owned: true, gil: 0 };
  expect(saySpoils(won, owned, NAMES, "red", t)).toBe("You may take 1 card. 50 gil go to you.");
  expect(saySpoils(won, owned, NAMES, "blue", t)).toBe("Quistis may take 1 card. 50 gil go to Quistis.");
  expect(saySpoils(won, owned, NAMES, null, t)).toBe("Quistis may take 1 card. 50 gil go to Quistis.");
});

it.each([
  [1, "You may take 1 card, by the difference."],
  [3, "You may take 3 cards, by the difference."],
])("counts what the difference gives: %i", (cards, told) => {
  const result: Result = { ...won, spoils: { rule: "difference", cards, gil: 0, prize: 0 } };
  expect(saySpoils(result, { owned: true, gil: 0 }, NAMES, "red", t)).toBe(told);
});
