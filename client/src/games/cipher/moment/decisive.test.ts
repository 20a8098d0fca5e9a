/** What decided a match: a hit on a main character without orbs, or an evasion that put it off. */
import { describe, expect, it } from "vitest";
import type { Entry, Side } from "../types";
import { decisive } from "./decisive";

const ORBS = { none: [], one: [{}] };

/** An entry of an attack on a main character that has so many orbs, and how it went on. */
function fought(by: Side, events: object[], orbs: keyof typeof ORBS = "none"): Entry[] {
  const half = { front: [{ slot: 1, main: true }], back: [], orbs: ORBS[orbs] };
  const view = { turn: 8, sides: { first: half, second: half }, battle: { attack: { total: 80 }, defense: { total: 70 } } };
  const declared = { kind: "attack", seat: by, card: "a", slot: 2, target_card: "d", target: 1 };
  return [{ seq: 1, events: [], view }, { seq: 2, events: [declared], view }, { seq: 3, events, view }] as unknown as Entry[];
}
const clash = (total: number, against: number) => ({ kind: "clash", total, target_total: against });

describe("what decided a match", () => {
  it("is the last hit, or the critical hit without which it would have failed", () => {
    expect(decisive(fought("first", [clash(80, 70)]), "first")).toMatchObject({ kind: "hit", total: 80, against: 70, turn: 8 });
    expect(decisive(fought("first", [{ kind: "critical" }, clash(140, 80)]), "first")?.kind).toBe("critical");
    expect(decisive(fought("first", [{ kind: "critical" }, clash(160, 70)]), "first")?.kind).toBe("hit");
  });
  it("is the winner's evasion of a hit that would have ended it", () => {
    const history = [...fought("second", [{ kind: "evade" }]), ...fought("first", [clash(80, 70)])];
    expect(decisive(history, "first")).toMatchObject({ kind: "evade", by: "second", total: 80, against: 70 });
  });
  it("is no attack while orbs were left, and none where nobody won", () => {
    expect(decisive(fought("first", [clash(80, 70)], "one"), "first")).toBeNull();
    expect(decisive(fought("first", [clash(80, 70)]), null)).toBeNull();
  });
});
