import { afterEach, beforeEach, expect, it } from "vitest";
import { lang } from "../../../lib/words/lang.svelte";
import { t } from "../../../lib/words/words";
import { card, view } from "../samples";
import type { Move, SlottedCard, View } from "../types";
import { advise, sayAdvice } from "./advice";

beforeEach(() => lang.set("en"));
afterEach(() => lang.set("en"));

const strong = card("Ifrit", 20, [9, 6, 2, 8]);
const weak = card("Geezard", 21, [1, 4, 1, 5]);
const held = (one: SlottedCard) => ({ slot: one.slot, card: one, brought: "blue" as const, forced: false });
const move = (slot: number, cell: number, flips: number[] = []): Move => ({ action: `${slot}@${cell}`, slot, cell, takes: flips.length, flips, delta: 0, travel: null });

/** Blue to move, on a board where red has a card in the middle. */
function seen(legal: Move[], part: Partial<View> = {}): View {
  const board = Array<View["board"][number]>(9).fill(null);
  board[4] = { card: card("Sacred", 0, [3, 5, 7, 5]), colour: "red", brought: "red", delta: 0 };
  return view({ board, legal, hands: { red: [], blue: [held(strong), held(weak)] }, ...part });
}

it("takes what can be taken, and shows the two sides that meet", () => {
  const advice = advise(seen([move(20, 0), move(20, 3, [4]), move(21, 0)]), "blue", false)!;
  expect(advice.move.action).toBe("20@3");
  expect(sayAdvice(advice, t)).toBe("Ifrit on square 4. It takes 1: 6 > 5.");
});

it("reads the comparison the other way round where a rule turns it", () => {
  expect(sayAdvice(advise(seen([move(21, 3, [4])]), "blue", true)!, t)).toContain("4 < 5");
});

it("says that it is a rule where no side is higher", () => {
  expect(advise(seen([move(21, 3, [4])]), "blue", false)).toMatchObject({ why: "takes-rule", args: { count: 1 } });
});

it("keeps away from open cards that would take it, and else goes into a corner with a weaker card", () => {
  const red = [{ ...held(card("Shiva", 5, [1, 1, 5, 1])), brought: "red" as const }];
  const placements = [move(21, 6), move(21, 2), move(21, 7), move(20, 2)];
  expect(advise(seen(placements), "blue", false)?.move.action).toBe("21@6");
  // from above: its bottom side is higher than what lies open on top in the lower corner
  expect(advise(seen(placements, { hands: { red, blue: [held(strong), held(weak)] } }), "blue", false)).toMatchObject({ move: { action: "21@2" }, why: "corner", args: { count: 2 } });
});

it("has nothing to say while cards are picked", () => {
  expect(advise(seen([move(20, 0)], { phase: "pick" }), "blue", false)).toBeNull();
});

it("is said in French too", () => {
  lang.set("fr");
  expect(sayAdvice(advise(seen([move(20, 3, [4])]), "blue", false)!, t)).toContain("Elle en prend 1");
});
