import { expect, it } from "vitest";
import type { CueName } from "../../../lib/sound/cues";
import { entry, told } from "../fixtures";
import type { GameEvent } from "../types";
import { spokenOf } from "../chronicle";
import { cuesOf } from "./sounds";

const HEARD: [GameEvent["kind"][], CueName[]][] = [
  [["bond"], ["place"]],
  [["deployed"], ["place"]],
  [["leveled"], ["place"]],
  [["grew"], ["place"]],
  [["moved"], ["place"]],
  [["evade"], ["place"]],
  [["flipped"], ["flip"]],
  [["support"], ["flip"]],
  [["critical"], ["critical"]],
  [["clash", "defeated"], ["blow"]],
  [["clash", "defeated", "orb-taken"], ["blow", "orb"]],
  [["turn", "untapped", "untapped", "drew", "phase"], []],
  [["flipped", "flipped", "flipped", "deployed"], ["flip", "place"]],
];

it.each(HEARD)("%j is heard as %j", (kinds, expected) => {
  expect(cuesOf(entry(1, kinds.map((kind) => told(kind)))).map(({ name }) => name)).toEqual(expected);
});

it.each([...new Set(HEARD.flatMap(([kinds]) => kinds))].filter((kind) => cuesOf(entry(1, [told(kind)])).length > 0))("%s, which is heard, is told in words as well", (kind) => {
  const heard = entry(1, [told(kind)]);
  expect(spokenOf(heard)).toEqual(heard.events);
});
