import { beforeEach, expect, test } from "vitest";
import { add, note, shown } from "./commitments";

beforeEach(() => localStorage.clear());

test("the first commitment that was shown stays", () => {
  note("m", "aa");
  note("m", "bb");
  expect(shown("m")).toEqual({ commitment: "aa", mine: null, seen: [] });
  expect(shown("other")).toBeNull();
});

test("old matches are forgotten, and a spoilt note is none", () => {
  for (let number = 0; number < 150; number++) note(`m${number}`, "aa");
  expect(shown("m0")).toBeNull();
  expect(shown("m149")?.commitment).toBe("aa");
  localStorage.setItem("parlour.seals", "{");
  expect(shown("m149")).toBeNull();
});

test("what this browser adds to a match is drawn once, and is not what it adds to another", () => {
  const mine = add("m", "aa");
  expect(mine).toMatch(/^[0-9a-f]{32}$/);
  expect(add("m", "aa")).toBe(mine);
  expect(add("other", "aa")).not.toBe(mine);
  expect(shown("m")).toEqual({ commitment: "aa", mine, seen: [] });
});

test("what the other side added is noted when it is seen, and stays", () => {
  note("m", "aa", ["red", null]);
  const mine = add("m", "aa", ["red"]);
  note("m", "aa", ["another", mine]);
  expect(shown("m")).toEqual({ commitment: "aa", mine, seen: ["red", "another", mine] });
});

test("what an earlier form of the page noted is still known", () => {
  localStorage.setItem("parlour.seals", JSON.stringify([["m", "aa"]]));
  expect(shown("m")).toEqual({ commitment: "aa", mine: null, seen: [] });
});
