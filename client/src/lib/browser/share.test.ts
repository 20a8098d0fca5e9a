import { describe, expect, it } from "vitest";
import { invitation, lessonsPath } from "./share";

describe("an address that remembers where one came from", () => {
  it("leads from the lessons back to the invitation, and nowhere else", () => {
    const { search } = new URL(lessonsPath("cipher", "/c/a-1"), "http://hall");
    expect(invitation(new URLSearchParams(search))).toBe("/c/a-1");
    for (const elsewhere of ["", "?back=", "?back=https://else.where/t/1", "?back=//else.where/t", "?back=/t/1/../../me", "?back=/me"]) {
      expect(invitation(new URLSearchParams(elsewhere))).toBeNull();
    }
  });
});
