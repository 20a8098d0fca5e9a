import { describe, expect, it } from "vitest";
import { CHAIN, event } from "../fixtures";
import { gist, landings, ordered, poolOf, studied, type Outcome } from "./ruling";

const outcome = (probability: string, part: Partial<Outcome> = {}): Outcome => ({
  probability,
  position: { fen: "", pending: null, mover: null },
  choose: null,
  result: "*",
  events: CHAIN,
  ...part,
});
const moved = event({ kind: "move", colour: "white", man: "n", from: "f3", to: "e5" });

describe("outcomes", () => {
  it("come the likeliest first", () => {
    expect(ordered([outcome("1/16"), outcome("1/6"), outcome("1/8")]).map((each) => each.probability)).toEqual(["1/6", "1/8", "1/16"]);
  });

  it("sum to one chance a square, exactly", () => {
    expect(landings([outcome("1/6"), outcome("1/12"), outcome("1/4", { events: [moved] })])).toEqual([
      { square: "d6", odds: "1/4" },
      { square: "e5", odds: "1/4" },
    ]);
  });

  it("count a late promotion once and leave out who is gone", () => {
    const five = ["q", "r", "b", "n", "k"].map((choose) => outcome("1/2", { choose: choose as Outcome["choose"], events: [moved] }));
    const gone = outcome("1/2", { events: [moved, event({ kind: "chomped", at: "e5", man: "n" })] });
    expect(landings([...five, gone])).toEqual([{ square: "e5", odds: "1/2" }]);
  });

  it("list what an egg can hold once", () => {
    const egg = event({ kind: "egg", at: "e5", effect: "koopa", pool: ["koopa", "chomp"] });
    expect(poolOf([outcome("1/2", { events: [egg] }), outcome("1/2", { events: [egg] })])).toEqual(["koopa", "chomp"]);
  });
});

it("the gist of an outcome tells a bomb that throws from a bomb that is left", () => {
  const left = event({ kind: "dropped", object: "bomb", at: "c6", candidates: ["c6", "e6"] });
  const words = (id: string, args?: object) => [id.replace("chakart-", ""), ...Object.values(args ?? {})].join(" ");
  expect(gist(outcome("1/16", { events: [...CHAIN.slice(0, -2), left] }), words)).toBe("gist-sent object-banana e5, gist-sent object-bomb d6, gist-left object-bomb c6");
});

it("a studied position has the moves that the referee allows", () => {
  const position = studied({ fen: "4k3/8/8/8/8/8/8/R3K3 w 0 1111 000000000000", pending: "daisy", mover: "a1" }, ["a1a8", "nonsense"]);
  expect(position.legal).toHaveLength(1);
  expect(position).toMatchObject({ pending: "daisy", mover: "a1", to_act: "white" });
});
