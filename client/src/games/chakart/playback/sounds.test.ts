import { expect, it } from "vitest";
import type { CueName } from "../../../lib/sound/cues";
import { CHAIN, CHAIN_AFTER, CHAIN_BEFORE, event } from "../fixtures";
import { readBoard } from "../written/fen";
import { cuesOf } from "./sounds";
import { stepsOf } from "./sequence";

const board = readBoard("4k3/8/8/3p4/8/8/8/R3K2Q");
const names = (events: Parameters<typeof event>[0][]): CueName[] => stepsOf(board, events.map(event), board).flatMap(({ cues }) => cues ?? []).map(({ name }) => name);

it("a chain rattles each die before what it sends", () => {
  const heard = stepsOf(CHAIN_BEFORE, CHAIN, CHAIN_AFTER).flatMap(({ cues }) => cues ?? []).map(({ name }) => name);
  expect(heard).toEqual(["place", "dice", "banana", "place", "dice", "blow", "place"]);
});

it("a die is heard with the step that shows it", () => {
  for (const { scene, cues } of stepsOf(CHAIN_BEFORE, CHAIN, CHAIN_AFTER)) expect(scene.die !== null).toBe(cues?.[0]?.name === "dice");
});

it.each<[Parameters<typeof event>[0][], CueName[]]>([
  [[{ kind: "move", colour: "white", man: "q", from: "h1", to: "d5" }, { kind: "capture", colour: "black", man: "p", at: "d5", by: "move" }], ["place", "flip"]],
  [[{ kind: "stealth", colour: "white", from: "h1", to: null }], ["place"]],
  [[{ kind: "shell", from: "e1", to: "d5" }], ["place"]],
  [[{ kind: "swapped", from: "a1", to: "e8" }], ["place"]],
  [[{ kind: "placed", man: "n", colour: "white", at: "c3" }], ["place"]],
  [[{ kind: "egg", at: "a5", effect: "koopa", pool: ["koopa", "chomp"] }], ["egg"]],
  [[{ kind: "converted", at: "d5", man: "p", to: "white", candidates: ["d5", "e8"] }], ["dice", "flip"]],
  [[{ kind: "chomped", at: "a1", man: "r" }], ["flip"]],
  [[{ kind: "promoted", colour: "black", man: "q", at: "d5" }], ["flip"]],
  [[{ kind: "immobilised", at: "a1", man: "r" }], []],
])("what happens is heard: %j", (events, expected) => {
  expect(names(events)).toEqual(expected);
});

it.each(["noted", "taken"] as const)("what is told nobody in words makes no sound: %s", (kind) => {
  expect(cuesOf(event({ kind } as Parameters<typeof event>[0]), false)).toEqual([]);
});
