import { expect, it } from "vitest";
import type { CueName } from "../../../lib/sound/cues";
import { entry, told } from "../fixtures";
import type { GameEvent } from "../types";
import { cuesOf } from "./sounds";

it.each<[GameEvent["kind"][], CueName[]]>([
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
])("%j is heard as %j", (kinds, expected) => {
  expect(cuesOf(entry(1, kinds.map((kind) => told(kind)))).map(({ name }) => name)).toEqual(expected);
});
