import { Linter } from "eslint";
import { parser } from "typescript-eslint";
import { describe, expect, it } from "vitest";
import rule from "./late-answers.js";

const found = (code: string) =>
  new Linter()
    .verify(code, { files: ["**/*.ts"], languageOptions: { parser }, plugins: { hall: { rules: { late: rule } } }, rules: { "hall/late": "error" } } as unknown as Linter.Config, "a.ts")
    .map(({ messageId, message }) => messageId ?? message);

describe("the rule of late answers", () => {
  it.each([
    ["state after an answer", "let a; async function load() { a = await f(); }", ["written"]],
    ["a field after an answer", "class A { async load() { const b = await f(); this.b = b; } }", ["written"]],
    ["several at once", "let a, b; async function load() { [a, b] = await f(); }", ["written"]],
    ["in what follows", "let a; f().then((b) => (a = b));", ["written"]],
    ["a page that is gone to", "async function sit() { router.go(await f()); }", ["handed"]],
    ["a question in an effect", "$effect(() => { void g; void load(); });", ["again"]],
  ])("finds %s", (_, code, messages) => expect(found(code)).toEqual(messages));

  it.each([
    ["what is written before", "let a; async function load() { a = 1; await f(); }"],
    ["a function's own names", "async function load() { let a = 0; a = await f(); return a; }"],
    ["what hears the answer", "let a; asking.ask(() => f(), (b) => (a = b));"],
    ["whether it was heard", "let a; async function load() { a = await this.asking.ask(f, g); }"],
    ["the page being drawn", "let a; tick().then(() => (a = 1));"],
  ])("lets %s be", (_, code) => expect(found(code)).toEqual([]));
});
