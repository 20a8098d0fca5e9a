import { beforeEach, expect, test } from "vitest";
import { note, shown } from "./seals";

beforeEach(() => localStorage.clear());

test("the first seal that was shown stays", () => {
  note("m", "aa");
  note("m", "bb");
  expect(shown("m")).toBe("aa");
  expect(shown("other")).toBeNull();
});

test("old matches are forgotten, and a spoilt note is none", () => {
  for (let number = 0; number < 150; number++) note(`m${number}`, "aa");
  expect(shown("m0")).toBeNull();
  expect(shown("m149")).toBe("aa");
  localStorage.setItem("parlour.seals", "{");
  expect(shown("m149")).toBeNull();
});
