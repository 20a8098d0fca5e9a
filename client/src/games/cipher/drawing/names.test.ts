import { describe, expect, it } from "vitest";
import { nameLines } from "./names";

describe("a name on a card", () => {
  it("stands in one line as it is where there is room for it", () => {
    expect(nameLines("Lissa")).toEqual([{ text: "Lissa", room: undefined }]);
  });

  it("is squeezed where it is longer than its line", () => {
    expect(nameLines("Frederick")[0]!.room).toBe(nameLines("Necrodragon")[0]!.room);
    expect(nameLines("Frederick")[0]!.room).toBeLessThan(63);
  });

  it("is broken between its words so that its lines are as even as can be", () => {
    expect(["Robin (Female)", "Eleonora Yumizuru", "Disciple of Order"].map((name) => nameLines(name).map(({ text }) => text))).toEqual([["Robin", "(Female)"], ["Eleonora", "Yumizuru"], ["Disciple", "of Order"]]);
  });
});
