import { describe, expect, it } from "vitest";
import { cardsIn, differences, given, same, stepped } from "./trading";

describe("a trade being put together", () => {
  it("goes up to what there is and down to nothing", () => {
    expect(stepped({}, "a", 1, 2)).toEqual({ a: 1 });
    expect(stepped({ a: 2 }, "a", 1, 2)).toEqual({ a: 2 });
    expect(stepped({ a: 1, b: 1 }, "a", -1)).toEqual({ b: 1 });
    expect(stepped({}, "a", -1)).toEqual({});
  });

  it("counts its cards without its gil", () => {
    expect(cardsIn({ gil: 40, a: 2, b: 1 })).toBe(3);
    expect(given([{ asset: "a", name: "A", called: { en: "A", fr: "A" }, count: 2 }])).toEqual({ a: 2 });
  });

  it("knows what the other side changed", () => {
    expect(differences({ a: 1, gil: 40 }, { a: 2, b: 1 })).toEqual([
      { asset: "a", by: 1 },
      { asset: "gil", by: -40 },
      { asset: "b", by: 1 },
    ]);
    expect(same({ a: 1 }, { a: 1 })).toBe(true);
  });
});
