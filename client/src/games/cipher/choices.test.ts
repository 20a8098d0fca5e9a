import { describe, expect, it } from "vitest";
import { bySlot, codeOf, goesOn, isDirect, laidOut, lineChoice, nearOf, orbChoice, symbols, turnedUp, wordChoices } from "./choices";
import { card, choice, half, unit, view } from "./fixtures";
import type { Choice } from "./types";

const deploy = [
  choice({ action: "front B01-008", kind: "front", slot: 4 }),
  choice({ action: "back B01-008", kind: "back", slot: 4 }),
  choice({ action: "grow B01-003", kind: "grow", slot: 7 }),
  choice({ action: "pass", kind: "word", word: "no" }),
];

describe("what lights up", () => {
  it("is what a legal action touches", () => {
    expect([...bySlot(deploy).keys()]).toEqual([4, 7]);
    expect(wordChoices(deploy).map((found) => found.action)).toEqual(["pass"]);
  });

  it("leads on by what ends a phase, and not by a turn without a bond", () => {
    const [no, grow] = [deploy[3]!, deploy[2]!];
    expect([goesOn("deploy", no), goesOn("act", no), goesOn("bond", no), goesOn("deploy", grow)]).toEqual([true, true, false, false]);
  });

  it("is every copy of a card in the hand, though one is listed", () => {
    const open = bySlot(deploy, [{ slot: 4, card: "B01-008" }, { slot: 5, card: "B01-008" }, { slot: 6, card: "B01-010" }, { slot: null, card: null }]);
    expect(open.get(5)).toBe(open.get(4));
    expect(open.has(6)).toBe(false);
  });

  it("is a line for the card that is taken up, or for the answer to a question", () => {
    const taken = bySlot(deploy).get(4)!;
    expect(lineChoice(deploy, "back", taken)?.action).toBe("back B01-008");
    expect(lineChoice(deploy, "back", [])).toBeNull();
    const asked: Choice[] = [choice({ action: "front", kind: "word", word: "front" })];
    expect(lineChoice(asked, "front", [])?.action).toBe("front");
  });

  it("is an orb that was seen by itself, and any other by the word", () => {
    const legal = [choice({ action: "B01-010", slot: 12 }), choice({ action: "unseen", kind: "word", word: "unseen" })];
    expect(orbChoice(legal, 12)?.action).toBe("B01-010");
    expect(orbChoice(legal, null)?.action).toBe("unseen");
    expect(orbChoice([legal[0]!], null)).toBeNull();
    expect(orbChoice(legal, 13)).toBeNull();
  });
  it("is of the orbs that lie face up, which everybody sees", () => {
    const up = { slot: 12, card: "B01-010", face_down: false };
    expect(turnedUp(half({ orbs: [up, { slot: 13, card: "B01-011", face_down: true }, { slot: null, card: null, face_down: true }] }))).toEqual([up]);
  });

  it("answers at once only where one thing is the answer", () => {
    expect(isDirect(view({ ask: { seat: "first", kind: "target", held: 1, skill: null, en: "", fr: "" } }))).toBe(true);
    expect(isDirect(view({ ask: { seat: "first", kind: "act", held: null, skill: null, en: "", fr: "" } }))).toBe(false);
  });
});

it("a question with few answers has a button for each, a turn for what is no card alone", () => {
  const ask = (kind: "critical" | "act", count: number) => nearOf(view({ ask: { seat: "first", kind, held: 1, skill: null, en: "", fr: "" }, legal: [...Array.from({ length: count }, (_, slot) => choice({ action: `a${slot}`, slot })), choice({ action: "t", kind: "trigger" })] })).length;
  expect([ask("critical", 3), ask("critical", 4), ask("act", 1)]).toEqual([4, 1, 1]);
});

describe("cards beside the question", () => {
  it("are those that neither stand on the field nor in the hand", () => {
    const seen = view({
      sides: { first: half({ front: [unit(1, "B01-003")], hand: [{ slot: 2, card: "B01-008" }], retreat: [{ slot: 3, card: "B01-010" }], bonds: [{ slot: 4, card: "B01-012", face_down: false }] }), second: half() },
      legal: [1, 2, 3, 4].map((slot) => choice({ action: `B01-0${slot}0`, slot })),
    });
    expect(laidOut(seen).map((found) => found.slot)).toEqual([3, 4]);
  });

  it("are named by their code in the action", () => {
    expect(codeOf(choice({ action: "enemy B05-003 #61" }))).toBe("B05-003");
    expect(codeOf(choice({ action: "pass" }))).toBeNull();
  });
});

it("only face-up bonds show their colours", () => {
  const mine = half({ bonds: [{ slot: 1, card: "a", face_down: false }, { slot: 2, card: "b", face_down: true }] });
  const book = new Map([["a", card("a", { colors: ["Red", "Blue"] })], ["b", card("b", { colors: ["Green"] })]]);
  expect([...symbols(mine, (code) => book.get(code!) ?? null)]).toEqual(["Red", "Blue"]);
});
