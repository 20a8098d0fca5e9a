/** What is explained in one's first games goes away. */
import { expect, it } from "vitest";
import { recall } from "./stored";
import { grown } from "./grown.svelte";

it("explains a thing on its first three occasions, each counted once", () => {
  for (const match of ["a", "a", "b", "c"]) {
    expect(grown.explains("go", "goal", match)).toBe(true);
    grown.met("go", "goal", match);
  }
  expect(grown.explains("go", "goal", "d")).toBe(false);
  expect(grown.explains("go", "goal", "c")).toBe(true); // whoever looks at it again sees it as it was
  expect(grown.explains("chess", "goal", "d")).toBe(true);
  expect(recall("parlour-go-met-goal")).toBe("a b c");
});
