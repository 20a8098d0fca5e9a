import { expect, it } from "vitest";
import { inBoth } from "./charter";

it("reads the text in the page's language, else in the other", () => {
  expect(inBoth({ en: "Hello", fr: "Bonjour" }, "fr")).toEqual({ text: "Bonjour", lang: "fr" });
  expect(inBoth({ en: "Hello", fr: "" }, "fr")).toEqual({ text: "Hello", lang: "en" });
  expect(inBoth({ en: "", fr: "" }, "en").text).toBe("");
});
