import { expect, it } from "vitest";
import { Marks } from "./marks.svelte";

it("marks are drawn once, wiped by drawing them again, and all together", () => {
  const marks = new Marks();
  marks.draw("e2", "e4");
  marks.draw("e4", "e2");
  marks.draw("d5", "d5");
  expect(marks.all).toHaveLength(3);
  expect([marks.circled("d5"), marks.circled("e2")]).toEqual([true, false]);
  marks.draw("e2", "e4");
  marks.draw("d5", "d5");
  expect(marks.all).toEqual([{ from: "e4", to: "e2" }]);
  marks.wipe();
  expect(marks.all).toEqual([]);
});
