import { expect, it as test } from "vitest";
import { bare, isMachine } from "./machines";

test("a machine is known by its mark, and has a name without it", () => {
  expect([isMachine("[machine] Adel"), bare("[machine] Adel")]).toEqual([true, "Adel"]);
  expect([isMachine("Adel"), bare("Adel")]).toEqual([false, "Adel"]);
});
