import { expect, it } from "vitest";
import { event } from "../fixtures";
import type { View } from "../types";
import { readBoard } from "../written/fen";
import { fallen } from "./fallen";

const board = readBoard("4k3/8/8/8/8/8/8/R3K3");
const seen = { board } as View;

it("the beaten king fell where it was captured", () => {
  const events = [event({ kind: "capture", colour: "black", man: "k", at: "d7", by: "move" })];
  expect(fallen({ events, view: { board: readBoard("8/3R4/8/8/8/8/8/4K3") } as View }, "white")).toBe("d7");
});

it("it stands where it stood when a match ended otherwise", () => {
  expect([fallen({ events: [], view: seen }, "white"), fallen({ events: [], view: seen }, "black")]).toEqual(["e8", "e1"]);
});

it("a king that is nowhere to be seen has no square", () => {
  expect(fallen({ events: [], view: { board: readBoard("8/8/8/8/8/8/8/4K3") } as View }, "white")).toBeNull();
});
