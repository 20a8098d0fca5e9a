import { expect, it } from "vitest";
import icons from "../icons.json";
import { EFFECTS, PIECES, POWERS, THINGS } from "./pictures";

it("every piece, object and effect has a picture that is bundled", () => {
  const names = [...Object.values(PIECES), ...Object.values(POWERS), ...[...Object.values(THINGS), ...Object.values(EFFECTS)].map(({ icon }) => icon)];
  expect(names.filter((name) => !icons.includes(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
