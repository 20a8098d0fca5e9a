import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { partsOf, type Part, type Played } from "./goal";
import type { Condition } from "../net/shapes";

type Case = { name: string; goal: Condition[]; parts: Part[] } & Omit<Played, "seat" | "other">;
const cases = JSON.parse(readFileSync("../tests/cases/goals.json", "utf-8")) as Case[];

it.each(cases)("shows each part as it stands: $name", ({ goal, parts, ...played }) => {
  expect(partsOf(goal, { ...played, seat: "red", other: "blue" })).toEqual(parts);
});
