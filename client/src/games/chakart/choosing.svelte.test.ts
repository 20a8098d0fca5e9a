/** What is taken up on the way to an action. */
import { expect, it } from "vitest";
import { Choosing } from "./choosing.svelte";
import { readAction } from "./written/actions";
import { readBoard } from "./written/fen";
import type { Move, Position } from "./types";

it("throws the one shell of a game only after a second press on what it hits", () => {
  const board = readBoard("4k3/4p3/8/8/8/8/8/4K3");
  const legal = [readAction("e1^e7", board)!];
  const acted: Move[] = [];
  const choosing = new Choosing({ position: () => ({ legal, pending: null }) as unknown as Position, act: (move) => acted.push(move), sure: ({ kind }) => kind === "shell" });
  choosing.use("shell");
  choosing.press("e7");
  expect([acted, choosing.unsure]).toEqual([[], legal[0]]);
  choosing.press("a1");
  expect(choosing.unsure).toBeNull();
  choosing.press("e7");
  choosing.press("e7");
  expect(acted).toEqual(legal);
});
