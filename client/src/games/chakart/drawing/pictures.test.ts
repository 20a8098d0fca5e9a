import { expect, it } from "vitest";
import icons from "../icons.json";
import { EFFECTS, MEN, THINGS } from "./pictures";

it("every man, object and effect has a picture that is bundled", () => {
  const names = [...Object.values(MEN), ...[...Object.values(THINGS), ...Object.values(EFFECTS)].map(({ icon }) => icon)];
  expect(names.filter((name) => !icons.includes(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
