import { expect, it } from "vitest";
import { studied } from "../intro/ruling";
import type { Board } from "../types";
import { danger, strikes } from "./strikes";

const PLAIN = "0 1111 000000000000";
const board = (men: string): Board => studied({ fen: `${men} w ${PLAIN}` }, []).board;
const struck = (men: string, side: "white" | "black") => [...strikes(board(men), side).keys()].sort();

it("strikes as far as the way is free, and no further", () => {
  expect(struck("4k3/8/8/8/p1m5/8/8/R7", "white")).toEqual(["a2", "a3", "a4", "b1", "c1", "d1", "e1", "f1", "g1", "h1"]);
});

it("strikes over men with a knight, and aslant with a pawn", () => {
  expect(struck("8/8/8/8/8/PPP5/PPP5/NPP5", "white")).toContain("c2");
  expect(struck("8/8/8/8/8/8/4P3/8", "white")).toEqual(["d3", "f3"]);
  expect(struck("8/4p3/8/8/8/8/8/8", "black")).toEqual(["d6", "f6"]);
});

it("strikes with nobody who cannot move", () => {
  expect(struck("8/8/8/8/8/8/8/U7", "white")).toEqual([]);
});

it("fears most for the king, then for what is worth most and not made good", () => {
  expect(danger(board("4r2k/8/8/8/8/8/8/4K2Q"), "white")).toMatchObject({ at: "e1", man: "k" });
  expect(danger(board("k6r/8/8/8/8/8/8/1K5Q"), "white")).toEqual({ at: "h1", man: "q", loss: 9 });
  expect(danger(board("k6r/8/8/8/8/8/8/1K4RQ"), "white")).toEqual({ at: "h1", man: "q", loss: 4 });
  expect(danger(board("k7/8/8/8/8/8/8/1K5Q"), "white")).toEqual({ at: null, man: null, loss: 0 });
});
