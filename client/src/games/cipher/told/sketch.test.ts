import { readFileSync } from "node:fs";
import { expect, it, test } from "vitest";
import type { Sketched } from "../../../lib/net/shapes";
import { view } from "../fixtures";
import { unfold } from "./sketch";
import type { Ask, Choice } from "../types";

// Every question as the server tells it, the answers as rows and in words; its own tests hold it to that.
const questions = JSON.parse(readFileSync("../tests/golden/cipher/answers.json", "utf-8")) as { question: string; ask: Ask; rows: Sketched["legal"]; legal: Choice[] }[];

const sketched = (ask: Ask | null, legal: Sketched["legal"]) => ({ ...view(), ask, legal }) as Sketched;

test.each(questions)("the answers to “$question” are read as they are told", ({ ask, rows, legal }) => {
  expect(unfold(sketched(ask, rows)).legal.map((choice) => ({ ...choice }))).toEqual(legal);
});

it("leaves the rest of the view as it was told", () => {
  const told = sketched(null, []);
  expect(unfold(told)).toEqual(told);
});

it("knows a table at which every answer there is was given", () => {
  const kinds = new Set(questions.flatMap(({ legal }) => legal.map(({ kind }) => kind)));
  expect([...kinds].sort()).toEqual(["attack", "back", "card", "front", "grow", "move", "skill", "trigger", "word"]);
});
