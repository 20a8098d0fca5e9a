import { expect, it } from "vitest";
import { t } from "../words/words";
import { character } from "./character";

it("tells of a level and of an agent what they are like, and of anybody else nothing", () => {
  expect(character("pip")).toBe(t("opponents-pip"));
  expect(character("greedy")).toBe(t("opponents-greedy"));
  expect(character("friend")).toBe("");
});
