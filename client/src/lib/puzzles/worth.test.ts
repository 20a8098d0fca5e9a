/** A move's worth is said as the score that it leads to, or as games won of 100. */
import { describe, expect, it } from "vitest";
import type { View } from "../net/shapes";
import { sayWorth } from "./worth";

const view = { score: { red: 6, blue: 4 } } as unknown as View;

describe("sayWorth", () => {
  it("tells the score that a margin leads to, whoever leads now", () => {
    expect(sayWorth({ margin: 0, chances: null }, view)).toBe("draws 5–5");
    expect(sayWorth({ margin: 2, chances: null }, view)).toBe("wins 6–4");
    expect(sayWorth({ margin: -4, chances: null }, view)).toBe("loses 3–7");
  });

  it("tells games of 100 where it was searched", () => {
    expect(sayWorth({ margin: null, chances: 34 }, view)).toBe("wins 34 games of 100");
  });
});
