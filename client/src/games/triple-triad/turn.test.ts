import { expect, it } from "vitest";
import { powers } from "./turn";

it.each([["power_wall", true], ["battle", true], ["same", false]])("shows the powers of cards where a rule compares them: %s", (option, shown) => {
  expect(powers({ text: "", preset: "free", options: { [option]: true } } as never)).toBe(shown);
});
