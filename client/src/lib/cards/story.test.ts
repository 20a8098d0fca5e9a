import { expect, it } from "vitest";
import type { StatementLine } from "../net/api/collection";
import { storyOf } from "./story";

const line = (memo: string, amount: number, match: string | null = null) => ({ memo, match, changes: [{ asset: "gil", amount: 5 }, { asset: "card", amount }] }) as StatementLine;

it("a stake that came back is left out, one that was lost is told", () => {
  const told = storyOf([line("staked", -2, "m2"), line("returned", 1, "m2"), line("returned", 1, "m1"), line("staked", -1, "m1"), line("won", 1, "m0"), line("enrolled", 2)], "card");
  expect(told.map(({ line: { memo }, amount }) => [memo, amount])).toEqual([["staked", -1], ["won", 1], ["enrolled", 2]]);
});
