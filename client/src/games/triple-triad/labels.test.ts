import { afterEach, describe, expect, it } from "vitest";
import { lang } from "../../lib/words/lang.svelte";
import { t } from "../../lib/words/words";
import { chips, sayCard, saySquare, type Square } from "./labels";
import { card, piece } from "./fixtures";

const empty: Square = {
  number: "7",
  piece: null,
  element: "fire",
  restriction: null,
  move: { action: "4@6", slot: 23, cell: 6, takes: 1 },
  chosen: "Ifrit",
  last: false,
  wouldTurn: false,
};

afterEach(() => lang.set("en"));

describe("a square", () => {
  it("says where it is, what lies there and what the chosen card takes", () => {
    lang.set("en");
    expect(saySquare(empty, t)).toBe("square 7, fire, empty; Ifrit here takes 1");
  });

  it("says the same in French", () => {
    lang.set("fr");
    expect(saySquare(empty, t)).toBe("case 7, feu, vide\u202f; Ifrit y prend 1");
  });

  it("says its restriction and where the line would go", () => {
    lang.set("en");
    const restriction = { op: "+" as const, value: 20, writing: "horizontal" as const, travel: "up" as const };
    const move = { ...empty.move!, travel: "up" as const };
    expect(saySquare({ ...empty, element: null, restriction, move }, t)).toBe(
      "square 7, power over 20 slides up, empty; Ifrit here slides up and takes 1",
    );
    expect(chips(move, restriction, t)).toEqual(["slides up", "takes 1"]);
    expect(chips({ ...move, takes: 0 }, restriction, t)).toEqual(["slides up"]); // what takes nothing says nothing
  });

  it("says a card that lies on it, its +1 and whether it would turn", () => {
    lang.set("en");
    const lying = { ...piece("Sacred", "red", 20), delta: 1 };
    expect(saySquare({ ...empty, piece: lying, last: true, wouldTurn: true }, t)).toBe(
      "square 7, fire, Sacred, Red, brought by Blue, 4 up 4 right 4 down 4 left, +1 here, last move, would turn",
    );
  });

  it("says when it is closed to the chosen card", () => {
    lang.set("en");
    expect(saySquare({ ...empty, move: null }, t)).toContain("not open to Ifrit");
  });
});

describe("a card", () => {
  it("says who brought it, its sides and its element", () => {
    lang.set("en");
    const sacred = { ...card("Sacred", 0, [5, 1, 9, 10]), element: "earth" };
    expect(sayCard(sacred, "red", "red", t)).toBe("Sacred, Red, brought by Red, 5 up 1 right 9 down A left, earth");
  });

  it("says of which type it is", () => {
    lang.set("en");
    const ifrit = { ...card("Ifrit"), type: "primal" };
    expect(sayCard(ifrit, "blue", "blue", t)).toMatch(/4 left, primal$/);
    lang.set("fr");
    expect(sayCard(ifrit, "blue", "blue", t)).toMatch(/à gauche, primordial$/);
  });
});
