import { beforeEach, expect, it } from "vitest";
import { expected, note, noteAll } from "./running";

beforeEach(() => localStorage.clear());

it("counts a table from when one sits there to its end, once", () => {
  expect(expected()).toBe(0);
  note({ id: "a", status: "open" });
  note({ id: "a", status: "live" });
  note({ id: "b", status: "live" });
  expect(expected()).toBe(2);
  note({ id: "a", status: "over" });
  expect(expected()).toBe(1);
});

it("believes the hall", () => {
  note({ id: "a", status: "live" });
  noteAll([{ id: "b" }, { id: "c" }, { id: "d" }]);
  expect(expected()).toBe(3);
  noteAll([]);
  expect(expected()).toBe(0);
});
