import { describe, expect, it } from "vitest";
import { readBoard } from "../written/fen";
import { CHAIN, CHAIN_AFTER, CHAIN_BEFORE, event } from "../fixtures";
import { pieceAt, sceneOf } from "./scene";
import { LONGEST, shortened, stepsOf } from "./sequence";

const steps = stepsOf(CHAIN_BEFORE, CHAIN, CHAIN_AFTER);

describe("the chain of the rules page", () => {
  it("throws each die once, before its pick", () => {
    const dice = steps.flatMap((step) => (step.scene.die ? [step.scene.die.candidates.length] : []));
    expect(dice).toEqual([2, 4]);
  });

  it("rolls the same piece over every square of the road", () => {
    const way = steps.slice(0, -1).map((step) => step.scene.pieces.find((piece) => piece.key === "h1")!.at);
    expect([...new Set(way)]).toEqual(["e4", "e5", "e7", "d6"]);
  });

  it("numbers the objects on the road in order", () => {
    expect(steps.at(-1)!.scene.beads).toEqual([
      { at: "e4", number: 1 },
      { at: "e5", number: 2 },
      { at: "e7", number: 3 },
    ]);
  });

  it("rests on the board of the entry with the road over it, and a ring round what was left", () => {
    const rest = steps.at(-1)!.scene;
    expect(rest.pieces).toEqual(sceneOf(CHAIN_AFTER).pieces);
    expect(rest.objects).toEqual(sceneOf(CHAIN_AFTER).objects.map((lying) => ({ ...lying, fresh: lying.at === "c6" })));
    expect(rest.road.map((leg) => leg.kind)).toEqual(["straight", "straight", "leap", "straight"]);
    expect(rest.die).toBeNull();
    expect(rest.ghost).toBeNull();
  });

  it("arrives by itself where the server says it does", () => {
    const last = steps.at(-2)!.scene;
    const bare = (pieces: { at: string; man: string; colour: string }[]) => pieces.map(({ at, man, colour }) => `${at}${man}${colour}`).sort();
    expect(bare(last.pieces)).toEqual(bare(sceneOf(CHAIN_AFTER).pieces));
    expect(last.objects.filter((lying) => !lying.spent).map(({ at }) => at).sort()).toEqual(sceneOf(CHAIN_AFTER).objects.map(({ at }) => at).sort());
  });
});

it("keeps a move short, and all of its steps", () => {
  const short = shortened(steps);
  expect(short.reduce((sum, step) => sum + step.ms, 0)).toBeLessThanOrEqual(LONGEST);
  expect(short.map((step) => step.scene)).toEqual(steps.map((step) => step.scene));
});

describe("single events", () => {
  const board = readBoard("4k3/8/8/3p4/8/8/8/R3K2Q");
  const after = (...events: Parameters<typeof event>[0][]) => stepsOf(board, events.map(event), board).at(-2)!.scene;

  it("takes the victim from the board and keeps the mover", () => {
    const scene = after({ kind: "move", colour: "white", man: "q", from: "h1", to: "d5" }, { kind: "capture", colour: "black", man: "p", at: "d5", by: "move" });
    expect(pieceAt(scene, "d5")).toMatchObject({ man: "q", key: "h1" });
    expect(scene.pieces).toHaveLength(4);
  });

  it("lets a queen whose way is unknown vanish", () => {
    expect(pieceAt(after({ kind: "stealth", colour: "white", from: "h1", to: null }), "h1")).toBeUndefined();
  });

  it("shows the owner where their queen hides", () => {
    expect(pieceAt(after({ kind: "stealth", colour: "white", from: "h1", to: "h4" }), "h4")).toMatchObject({ man: "q", hidden: true });
  });

  it("exchanges two pieces", () => {
    const scene = after({ kind: "swapped", from: "a1", to: "e8" });
    expect([pieceAt(scene, "a1")?.man, pieceAt(scene, "e8")?.man]).toEqual(["k", "r"]);
  });

  it("turns, puts to sleep, eats and brings back", () => {
    expect(pieceAt(after({ kind: "converted", at: "d5", man: "p", to: "white", candidates: ["d5"] }), "d5")?.colour).toBe("white");
    expect(pieceAt(after({ kind: "immobilised", at: "a1", man: "r" }), "a1")?.immobilised).toBe(true);
    expect(pieceAt(after({ kind: "chomped", at: "a1", man: "r" }), "a1")).toBeUndefined();
    expect(pieceAt(after({ kind: "placed", man: "n", colour: "white", at: "c3" }), "c3")?.man).toBe("n");
  });

  it("takes a piece back to where it started, as it was", () => {
    const scene = after(
      { kind: "move", colour: "white", man: "r", from: "a1", to: "a5" },
      { kind: "egg", at: "a5", effect: "koopa", pool: ["koopa", "chomp"] },
      { kind: "returned", man: "r", from: "a5", to: "a1" },
    );
    expect(pieceAt(scene, "a1")?.key).toBe("a1");
  });
});
