import { describe, expect, it } from "vitest";
import { byKeys } from "./keys";

describe("whoever sits here", () => {
  it("uses the keys from his first press of one until he points or taps", () => {
    const button = document.body.appendChild(document.createElement("button"));
    button.addEventListener("keydown", (event) => event.stopPropagation());
    const seen = [byKeys()];
    for (const kind of ["keydown", "pointerdown", "keydown"]) {
      button.dispatchEvent(new Event(kind, { bubbles: true }));
      seen.push(byKeys());
    }
    expect(seen).toEqual([false, true, false, true]);
  });
});
