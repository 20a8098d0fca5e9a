import { describe, expect, it } from "vitest";
import type { Challenge } from "../net/api/lobby";
import { fits, wanted, type Wanted } from "./accepting";

const made = (terms: object, preset = "ff8") => ({ game: "triple-triad", rules: { preset }, terms: { gil: 0, owned: false, clock: null, ...terms } }) as unknown as Challenge;
const ANY: Wanted = { game: "", preset: "", stakes: "any", time: "any" };

describe("what somebody would accept", () => {
  it("is read from the address, and anything where that says nothing that can be asked", () => {
    expect(wanted(new URLSearchParams("game=chakart&stakes=none&time=post&preset=seed"), ["chakart"])).toEqual({ game: "chakart", preset: "seed", stakes: "none", time: "post" });
    expect(wanted(new URLSearchParams("game=chess&stakes=all&time=never"), ["chakart"])).toEqual(ANY);
  });

  it("is a game and a community", () => {
    expect(fits(made({}), { ...ANY, game: "chakart" }, 0)).toBe(false);
    expect(fits(made({}), { ...ANY, game: "triple-triad", preset: "ff8" }, 0)).toBe(true);
    expect(fits(made({}, "wiki"), { ...ANY, preset: "ff8" }, 0)).toBe(false);
    const own = "triple-triad:ff8+same";
    const theirs = { ...made({}), rules: { preset: "ff8", text: own, options: {} } };
    expect([theirs, made({})].map((one) => fits(one, { ...ANY, preset: own }, 0))).toEqual([true, false]);
  });

  it("is played for nothing, or for no more than one has", () => {
    expect([made({}), made({ gil: 5 }), made({ owned: true })].map((one) => fits(one, { ...ANY, stakes: "none" }, 9))).toEqual([true, false, false]);
    expect([made({ gil: 9 }), made({ gil: 10 })].map((one) => fits(one, { ...ANY, stakes: "covered" }, 9))).toEqual([true, false]);
  });

  it("is played at one sitting, or by post", () => {
    const clocks = [null, { bank: 180, free: 0 }, { bank: 0, free: 86_400 }].map((clock) => made({ clock }));
    expect(clocks.map((one) => fits(one, { ...ANY, time: "sitting" }, 0))).toEqual([true, true, false]);
    expect(clocks.map((one) => fits(one, { ...ANY, time: "post" }, 0))).toEqual([false, false, true]);
  });
});
