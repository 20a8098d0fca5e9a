import { afterEach, describe, expect, it } from "vitest";
import { isGiven, nameOf } from "./guests";
import { lang } from "./lang.svelte";

afterEach(() => lang.set("en"));

describe("the name of a guest", () => {
  it("is read in the page's language, in whichever the hall gave it", () => {
    expect(["Guest lark", "Invité alouette"].map(nameOf)).toEqual(["Guest lark", "Guest lark"]);
    lang.set("fr");
    expect(["Guest lark", "Invité alouette"].map(nameOf)).toEqual(["Invité alouette", "Invité alouette"]);
  });

  it("is left as it is where somebody chose it", () => {
    lang.set("fr");
    expect(["Ann", "Guest Ann", "guest lark", ""].map(nameOf)).toEqual(["Ann", "Guest Ann", "guest lark", ""]);
    expect(["Guest Ann", "Guest lark", "Invité alouette"].map(isGiven)).toEqual([false, true, true]);
  });
});
