import { expect, test } from "vitest";
import { CLOCKS, crossed, leftOf, sayClock, time } from "./clock";

test("time reads as on a clock", () => {
  expect(time(252_000)).toBe("4:12");
  expect(time(3_900_000)).toBe("1:05:00");
  expect(time(-5)).toBe("0:00");
  expect(time(1)).toBe("0:01");
  expect(time(190_800_000)).toBe("2 d 5 h");
});

test("every clock that can be chosen has words of its own", () => {
  const said = Object.values(CLOCKS).map(sayClock);
  expect(new Set(said).size).toBe(said.length);
  expect(sayClock(CLOCKS.live!)).toContain("10:00");
});

test("the running clock is read off its deadline, the other off its bank", () => {
  const clock = CLOCKS.saucer!;
  const state = { left: { red: 40_000, blue: 90_000 }, running: "red", since: "2024-05-01T12:00:00.000+00:00", deadline: "2024-05-01T12:00:45.000+00:00" };
  const now = Date.parse("2024-05-01T12:00:15.000+00:00");
  expect(leftOf(state, clock, "red", now)).toBe(30_000);
  expect(leftOf(state, clock, "blue", now)).toBe(95_000);
  expect(leftOf(state, clock, "red", now + 60_000)).toBe(0);
});

test("a minute, half a minute and ten seconds are told once each", () => {
  expect(crossed(61_000, 60_000)).toBe(60);
  expect(crossed(60_000, 59_000)).toBe(null);
  expect(crossed(61_000, 9_000)).toBe(10);
});
