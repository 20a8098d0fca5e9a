import { expect, it } from "vitest";
import type { Sketched } from "../../lib/net/shapes";
import { unfold } from "./sketch";

const view: Sketched = { game: "triple-triad", viewer: "red", to_act: "red", result: null, legal: [["1@4", 0, 4, 1, 0, -1, 2, 0b100010000], ["2@0", 1, 0, 0, -1, 0, 0, 0], ["pick 3", 22]] };

it("reads rows as moves: what turns, where the line goes, what is added", () => {
  expect(unfold(view).legal).toEqual([
    { action: "1@4", slot: 0, cell: 4, lands: 1, travel: "up", delta: -1, takes: 2, flips: [4, 8] },
    { action: "2@0", slot: 1, cell: 0, lands: 0, travel: null, delta: 0, takes: 0, flips: [] },
    { action: "pick 3", slot: 22 },
  ]);
});

it("leaves the rest of the view as it was told", () => {
  expect({ ...unfold(view), legal: [] }).toEqual({ ...view, legal: [] });
});
