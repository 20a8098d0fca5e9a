import { expect, it } from "vitest";
import { addressesIn } from "../../addresses";
import { doors } from "./doors";
import { has } from "../lib/words/words";
import text from "./doors.ts?raw";

it("has every address on a line that the build reads", () => {
  expect(addressesIn(text)).toEqual(doors.map(({ address }) => address));
});

it("lights the way to play where one looks for somebody to play", () => {
  for (const page of ["game", "lobby", "opponents", "puzzles"]) expect(doors.find((door) => door.page === page)?.within).toBe("start");
});

it("says what one does behind each way of the page with more of them", () => {
  const grouped = doors.filter(({ way }) => way?.group);
  expect(grouped.length).toBeGreaterThan(5);
  expect(grouped.filter(({ page }) => !has(`hall-more-to-${page}`)).map(({ page }) => page)).toEqual([]);
});
