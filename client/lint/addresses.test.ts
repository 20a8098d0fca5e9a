import { Linter } from "eslint";
import * as svelte from "svelte-eslint-parser";
import { describe, expect, it } from "vitest";
import rule from "./addresses.js";

const found = (code: string) =>
  new Linter()
    .verify(code, { files: ["**/*.svelte"], languageOptions: { parser: svelte }, plugins: { hall: { rules: { addresses: rule } } }, rules: { "hall/addresses": "error" } } as unknown as Linter.Config, "a.svelte")
    .map(({ messageId, message }) => messageId ?? message);

describe("the rule of addresses", () => {
  it.each([
    ["a path", '<a href="/rules">r</a>', ["given"]],
    ["one with a part of its own", '<a href="/t/{id}">t</a>', ["given"]],
    ["one that was worked out", "<a href={way()}>w</a>", ["given"]],
    ["one by its name", "<a {href}>w</a>", ["given"]],
    ["a picture", "<img src={picture} alt='' />", ["given"]],
    ["a question", '<script>fetch("/api/me");</script>', ["given"]],
    ["where the page is", "<script>const at = location.pathname + location.origin;</script>", ["read", "read"]],
  ])("finds %s", (_, code, messages) => expect(found(code)).toEqual(messages));

  it.each([
    ["what was made", "<a href={inHall(way())}>w</a>"],
    ["a place on the page", '<a href="#main">m</a><a href="#{name}">n</a>'],
    ["another site", '<a href="https://cards.example">c</a>'],
    ["a part, which makes it itself", '<Way href="/rules" />'],
    ["a question that was made", "<script>fetch(inHall(`/api${path}`));</script>"],
  ])("lets %s be", (_, code) => expect(found(code)).toEqual([]));
});
