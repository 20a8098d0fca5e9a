import { afterEach, describe, expect, it } from "vitest";
import { lang } from "../words/lang.svelte";
import { named, rematchSide } from "./seats";
import type { Match, Seat } from "../net/wire";

type Sat = Pick<Seat, "kind"> & { name: string | null };
const sat = (blue: Sat, red: Sat): string[] =>
  Object.values(named({ seats: { blue, red } } as unknown as Match).seats).map((seat) => seat.name ?? "");

describe("the names of a match", () => {
  it("tells two of one name apart", () => {
    expect(sat({ kind: "player", name: "Guest ibis" }, { kind: "player", name: "Guest ibis" })).toEqual(["Guest ibis", "Guest ibis (2)"]);
    expect(sat({ kind: "bot", name: "greedy" }, { kind: "bot", name: "greedy" })[1]).toMatch(/ \(2\)$/);
  });

  it("tells two of one name apart in whose languages it was given", () => {
    expect(sat({ kind: "player", name: "Guest lark" }, { kind: "player", name: "Invité alouette" })).toEqual(["Guest lark", "Guest lark (2)"]);
  });

  it("leaves others, and free chairs, as they are", () => {
    expect(sat({ kind: "player", name: "Ann" }, { kind: "player", name: "Ben" })).toEqual(["Ann", "Ben"]);
    expect(sat({ kind: "open", name: null }, { kind: "open", name: null })).toEqual(["free chair", "free chair"]);
  });
});

describe("a rematch", () => {
  afterEach(() => lang.set("en"));

  it("says which side one has now, in every game", () => {
    expect([rematchSide("triple-triad", "red"), rematchSide("chakart", "black"), rematchSide("cipher", "second")]).toEqual(["You play Red this time.", "You play Black this time.", "You go second this time."]);
    lang.set("fr");
    expect([rematchSide("triple-triad", "red"), rematchSide("chakart", "black"), rematchSide("cipher", "first")]).toEqual(["Cette fois, vous avez les rouges.", "Cette fois, vous avez les noirs.", "Cette fois, vous commencez."]);
  });
});
