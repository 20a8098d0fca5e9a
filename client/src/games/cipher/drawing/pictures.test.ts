import { expect, it } from "vitest";
import names from "../icons.json";
import { WEAPONS } from "./pictures";

it("bundles the pictures of the weapons, and no other", () => {
  expect([...names].sort()).toEqual(Object.values(WEAPONS).sort());
});
