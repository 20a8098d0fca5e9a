import { expect, it } from "vitest";
import { addressesIn } from "../../addresses";
import { doors } from "./doors";
import text from "./doors.ts?raw";

it("has every address on a line that the build reads", () => {
  expect(addressesIn(text)).toEqual(doors.map(({ address }) => address));
});
