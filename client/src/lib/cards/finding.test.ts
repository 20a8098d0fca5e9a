import { expect, it } from "vitest";
import { isCalled } from "./finding";

it("finds a card by its name in any language, whatever its case, accents and apostrophe", () => {
  const cain = { en: "Red Knight Cain", fr: "Red Knight Caïn" };
  const caeda = { en: "Talys's Heart Caeda", fr: "Talys's Heart Shiida" };
  for (const wanted of ["cain", " CAÏN", "red knight", ""]) expect(isCalled(cain, wanted), wanted).toBe(true);
  for (const wanted of ["Caeda", "shiida", "talys’s"]) expect(isCalled(caeda, wanted), wanted).toBe(true);
  expect(isCalled(caeda, "cain")).toBe(false);
});
