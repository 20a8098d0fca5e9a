/** A queen that is not seen is drawn by the same markup on every square where she may stand. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { t } from "../../../lib/words/words";
import { readBoard } from "../written/fen";
import { saySquare } from "../written/labels";
import Unseen from "./Unseen.svelte";

const BOARD = readBoard("4k3/8/8/8/8/8/8/4K3");
const SUSPECTS = ["a5", "b6", "d8", "h4"];

beforeEach(() => void vi.stubGlobal("fetch", () => Promise.reject(new Error("no picture comes"))));
afterEach(() => vi.unstubAllGlobals());

it("on the board, and in the words of its square", () => {
  const target = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const part = mount(Unseen, { target, props: { colour: "black", suspects: SUSPECTS, board: BOARD, near: "white" } });
  flushSync();
  const found = [...target.querySelectorAll("[data-suspect]")];
  expect(found.map((each) => each.getAttribute("data-suspect"))).toEqual(SUSPECTS);
  expect(new Set(found.map((each) => each.innerHTML)).size).toBe(1);
  void unmount(part);
  const said = SUSPECTS.map((square) => saySquare({ square, occupant: null, chosen: false, own: false, moves: [], last: false, ahead: false, waits: false, circled: false, suspect: true }, t).replace(square, ""));
  expect(new Set(said).size).toBe(1);
});
