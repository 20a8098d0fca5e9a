import { expect, it } from "vitest";
import { t } from "../words/words";
import { character } from "./character";

it("tells of a level and of an agent what they are like, and of anybody else nothing", () => {
  expect(character("pip", "triple-triad")).toBe(t("opponents-pip"));
  expect(character("greedy", "cipher")).toBe(t("opponents-greedy"));
  expect(character("friend", "cipher")).toBe("");
});
