import { describe, expect, it } from "vitest";
import type { Sketched } from "../../lib/net/shapes";
import { unfold } from "./sketch";
import record from "./sketches.json";
import type { View } from "./types";

const told = record as unknown as { position: { fen: string }; viewer: number; sketch: Sketched; view: View }[]; // what the server says, by its tests

describe("a view as sockets carry it", () => {
  it.each(told.map((one) => [one.position.fen, one.view.pending, one.view.viewer, one] as const))("is read as the view itself: %s %s, %s", (_fen, _pending, _viewer, { sketch, view }) => {
    expect(unfold(sketch)).toEqual(view);
  });

  it("keeps what a table says of an end that it made", () => {
    const { sketch } = told[0]!;
    const ended = { ...sketch, to_act: null, legal: [], phase: "over", result: { winner: "black", reason: "resigned" } };
    expect(unfold(ended)).toMatchObject({ to_act: null, legal: [], phase: "over", result: ended.result, board: unfold(sketch).board });
  });
});
