import { describe, expect, it } from "vitest";
import { isThing, newest } from "./about";
import { event } from "./fixtures";

const moved = (seat: string, ...objects: ("mushroom" | "egg")[]) => ({
  seat,
  events: objects.map((object) => event({ kind: "left", object, at: "e3" })),
});

describe("what is new on the board", () => {
  it("is what the last turn of a seat left there, or what answered it", () => {
    const history = [moved("white", "mushroom"), moved("black", "egg"), moved("white", "mushroom"), moved("black", "mushroom")];
    expect(newest(history, 0, "white")).toBe("mushroom");
    expect(newest(history, 1, "white")).toBe("egg");
    expect(newest(history, 3, "white")).toBeNull();
  });

  it("is what lay there before a first turn too", () => {
    expect(newest([moved("white", "egg")], 0, "black")).toBe("egg");
  });
});

it("a power is no thing", () => {
  expect((["mushroom", "stealth"] as const).map(isThing)).toEqual([true, false]);
});
