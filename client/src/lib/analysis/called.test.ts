import { describe, expect, it } from "vitest";
import { calledIn, inShort } from "./called";

const view = { legal: [{ action: "bond 3", en: "Merric becomes a bond", fr: "Merric devient un lien" }, { action: "f2f4" }] };

describe("what an action is called", () => {
  it("is what its game writes on a button", () => expect(calledIn(view, "bond 3")?.en).toBe("Merric becomes a bond"));
  it("is nothing where the game writes none, or the action is not to be chosen there", () => {
    expect([calledIn(view, "f2f4"), calledIn(view, "pass"), calledIn({}, "pass")]).toEqual([null, null, null]);
  });
});

describe("what is said of an action in short", () => {
  it("is what was chosen and what it came to, without the move as it is written down", () => {
    expect(inShort(["The pawn goes to e6.", "A mushroom is left on f7.", "The mushroom pushes on to d5.", "fxe6"])).toEqual(["The pawn goes to e6.", "The mushroom pushes on to d5."]);
    expect([inShort(["The king throws its shell.", "K^e8"]), inShort([])]).toEqual([["The king throws its shell."], []]);
  });
});
