import { expect, it } from "vitest";
import type { Trade } from "../net/api/collection";
import { lastSeen, see } from "./seen";

it("a trade that was seen is remembered as it was; one that was not, or is damaged, is new", () => {
  const trade = { id: "t1", list: "abc", mine: [{ asset: "gil", name: "gil", called: { en: "gil", fr: "gil" }, count: 7 }], theirs: [] } as unknown as Trade;
  expect(lastSeen("t1")).toBeNull();
  see(trade);
  expect(lastSeen("t1")).toEqual({ list: "abc", mine: { gil: 7 }, theirs: {} });
  localStorage.setItem("parlour-trade-t1", "{");
  expect(lastSeen("t1")).toBeNull();
});
