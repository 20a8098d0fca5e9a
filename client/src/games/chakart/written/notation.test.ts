import { expect, test } from "vitest";
import { numbersOf } from "./notation";

test("a turn of several actions has the numbers of all of them", () => {
  expect([numbersOf({ number: 3, entries: [5] }), numbersOf({ number: 4, entries: [6, 7, 8] })]).toEqual(["3", "4–6"]);
});
