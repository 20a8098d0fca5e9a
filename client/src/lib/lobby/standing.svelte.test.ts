import { expect, it } from "vitest";
import type { View } from "../net/shapes";
import { scoreOf } from "./standing.svelte";

const view = (score: unknown) => ({ score }) as View;

it("tells the reader's own score first, and that of the first seat to whoever watches", () => {
  expect(scoreOf(view({ red: 3, blue: 7 }), "blue")).toEqual([7, 3]);
  expect(scoreOf(view({ red: 3, blue: 7 }), null)).toEqual([3, 7]);
});

it("tells none where the game keeps none, or nothing was dealt", () => {
  expect([scoreOf(view(null), "white"), scoreOf(null, "red")]).toEqual([null, null]);
});
