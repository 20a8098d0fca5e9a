import { expect, test } from "vitest";
import { packed, unpacked } from "./packed";

test("a position comes back from an address as it went in", async () => {
  const position = { board: [null, { card: [1, 5, 4, 1], owner: "red", name: "Poisson-Évêque" }], to_act: "blue" };
  const text = await packed(position);
  expect(text).toMatch(/^[\w-]+$/);
  expect(await unpacked(text)).toEqual(position);
});

test("a cut address is no position", async () => {
  expect(await unpacked((await packed({ a: "b".repeat(50) })).slice(0, 6))).toBeNull();
  expect(await unpacked("%%%")).toBeNull();
});
