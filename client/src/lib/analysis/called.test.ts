import { describe, expect, it } from "vitest";
import { calledIn } from "./called";

const view = { legal: [{ action: "bond 3", en: "Merric becomes a bond", fr: "Merric devient un lien" }, { action: "f2f4" }] };

describe("what an action is called", () => {
  it("is what its game writes on a button", () => expect(calledIn(view, "bond 3")?.en).toBe("Merric becomes a bond"));
  it("is nothing where the game writes none, or the action is not to be chosen there", () => {
    expect([calledIn(view, "f2f4"), calledIn(view, "pass"), calledIn({}, "pass")]).toEqual([null, null, null]);
  });
});
