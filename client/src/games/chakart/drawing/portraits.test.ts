import { expect, it } from "vitest";
import portraits from "./portraits";

it("draws every piece of both sides and every object, each another way", () => {
  const pictures = new Proxy({}, { get: (_all, name: string) => ({ body: `<path d="${name}"/>`, width: 512, height: 512 }) });
  const drawn = portraits(pictures);
  expect(Object.keys(drawn)).toHaveLength(2 * 6 + 4);
  expect(new Set(Object.values(drawn).map((one) => one.drawn)).size).toBe(16);
});
