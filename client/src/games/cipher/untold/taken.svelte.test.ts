import { expect, it } from "vitest";
import { choice } from "../fixtures";
import { Taken } from "./taken.svelte";

it("holds one thing at a time, and puts all of it down", () => {
  const taken = new Taken();
  const attack = choice({ kind: "attack", slot: 1, targets: [80] });
  const held = () => [taken.slot, taken.attack, taken.target];
  taken.take(1);
  taken.aim(attack);
  expect(held()).toEqual([null, attack, null]);
  taken.point(attack, 80);
  expect(held()).toEqual([null, attack, 80]);
  taken.take(2);
  expect(held()).toEqual([2, null, null]);
  taken.drop();
  expect(held()).toEqual([null, null, null]);
});
