import { describe, expect, it } from "vitest";
import { AROUND, FOLDED, TAP, WISHED, field as laid, type Row } from "./field";

/** Back, front, front, back, as they lie from the far side to the near one. */
const rows = (...units: number[]): Row[] => units.map((count) => ({ units: count, place: false }));

const TALL = 88 / 63;
const SHORT = 72 / 63;
const field = (given: Row[], width: number, height: number) => laid(given, width, height, TALL);

describe("the field", () => {
  it("folds rows without units to a line, and opens one to a finger where a card may be put", () => {
    const given = rows(0, 1, 1, 0);
    given[3]!.place = true;
    expect(field(given, 340, 300).rows).toEqual([FOLDED, null, null, TAP]);
  });

  it("lets five cards stand side by side", () => {
    expect(field(rows(0, 1, 1, 0), 324, 900).card).toBe(60);
  });

  it("shows whole cards in every row, however many are filled", () => {
    const { card, rows: found } = field(rows(2, 3, 3, 2), 324, 290);
    expect(found).toEqual([null, null, null, null]);
    expect(4 * (card * TALL + AROUND)).toBeLessThanOrEqual(290);
  });

  it.each([[390, 62], [360, 56], [320, 56]])("lets five short cards abreast, one of them lying, be as wide as a phone of %i allows", (phone, card) => {
    expect(laid(rows(3, 5, 5, 3), phone - 54, 1 + 4 * (Math.max(56, (phone - 72) / 5.143) * SHORT + AROUND), SHORT).card).toBe(card);
  });

  it("has the largest cards that fit, whatever stands in its rows", () => {
    for (let height = 100; height < 700; height += 7) {
      for (const units of [[0, 1, 1, 0], [3, 3, 3, 3], [0, 8, 8, 8], [8, 8, 8, 8]]) {
        const { card, rows: found } = field(rows(...units), 300, height);
        const size = (wide: number) => found.reduce<number>((sum, row) => sum + (row ?? wide * TALL + AROUND), 0);
        expect(card).toBeGreaterThanOrEqual(30);
        if (card > 30) expect(size(card)).toBeLessThanOrEqual(height);
        if (card < 55) expect(size(card + 1)).toBeGreaterThan(height);
      }
    }
  });

  it("leaves a finger's room for a back row that a card may be put in", () => {
    const given = rows(3, 3, 3, 3);
    given[3]!.place = true;
    expect(field(given, 300, 200).rows).toEqual([null, null, null, null]);
  });

  it("is never narrower than a finger can read", () => {
    expect(field(rows(5, 5, 5, 5), 240, 90).card).toBe(30);
  });

  it("lets units lie over each other rather than make them small", () => {
    expect(field(rows(0, 5, 5, 0), 240, 600).card).toBe(WISHED);
  });

  it("has room for more in its rows with short cards", () => {
    const given = rows(3, 3, 3, 3);
    expect([TALL, SHORT].map((tall) => laid(given, 320, 290, tall).card >= WISHED)).toEqual([false, true]);
  });

  it("says when not even its smallest cards have room", () => {
    expect([195, 196].map((height) => field(rows(5, 5, 5, 5), 240, height).tight)).toEqual([true, false]);
  });
});
