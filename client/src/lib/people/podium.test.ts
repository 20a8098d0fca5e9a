import { describe, expect, it } from "vitest";
import { onPodium } from "./podium";

const leader = (points: number, provisional = false) => ({ name: `${points}`, points, provisional, margin: 90, matches: 20 });
const standing = (...leaders: ReturnType<typeof leader>[]) => onPodium(leaders).map(({ points }) => points);

describe("the podium", () => {
  it("carries the first three", () => {
    expect(standing(leader(1700), leader(1600), leader(1600, true), leader(1500))).toEqual([1700, 1600, 1600]);
    expect(standing(leader(1700))).toEqual([1700]);
  });

  it("carries nobody while the first are all even", () => expect(standing(leader(1500), leader(1500), leader(1500))).toEqual([]));

  it("carries nobody while none of them is sure", () => expect(standing(leader(1600, true), leader(1500, true))).toEqual([]));
});
