import { expect, it } from "vitest";
import { squareOf } from "../playback/scene";
import { LESSONS, asked } from "./lessons";
import { studied } from "./ruling";

it("asks for moves of the side that is to move", () => {
  for (const { name, fen, tries } of LESSONS) {
    const { board, to_act } = studied({ fen }, []);
    for (const [from] of tries) expect([name, squareOf(board, from)]).toMatchObject([name, { colour: to_act }]);
  }
});

it("knows each of the moves that are asked for", () => {
  const { tries } = LESSONS.find(({ name }) => name === "mushroom")!;
  expect([["e2", "e4"], ["b1", "b4"], ["e2", "e3"]].map(([from, to]) => asked(tries, { from: from!, to: to! }))).toEqual([true, true, false]);
});
