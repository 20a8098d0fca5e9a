import { beforeEach, describe, expect, it } from "vitest";
import { endedBy, ending, ranOut, voided } from "./ending";
import { lang } from "../words/lang.svelte";
import type { Match } from "../net/wire";

const seats = { white: { kind: "player", name: "Odile" }, black: { kind: "player", name: "Bastien" } };
const match = (reason: string, winner: string | null): Match => ({ seats, result: { winner, reason } }) as unknown as Match;

describe.each([
  ["en", { resigned: "You resigned.", other: "Bastien resigned.", out: "Your time ran out.", others: "Bastien ran out of time.", off: "The match was called off." }],
  ["fr", { resigned: "Vous avez abandonné.", other: "Bastien a abandonné.", out: "Votre temps est épuisé.", others: "Bastien a épuisé son temps.", off: "La partie a été annulée." }],
] as const)("an end that the table made, in %s", (code, said) => {
  beforeEach(() => lang.set(code));

  it("tells who resigned that they did, and the others who did", () => {
    expect(ending(match("resigned", "white"), "black")).toBe(said.resigned);
    expect(ending(match("resigned", "white"), "white")).toBe(said.other);
    expect(ending(match("resigned", "white"), null)).toBe(said.other);
  });

  it("tells whose time ran out, and leaves nothing on their clock alone", () => {
    const late = match("timeout", "white");
    expect(ending(late, "black")).toBe(said.out);
    expect(ending(late, "white")).toBe(said.others);
    expect([ranOut(late, "black"), ranOut(late, "white")]).toEqual([true, false]);
    expect(ranOut(match("resigned", "white"), "black")).toBe(false);
  });

  it("calls what was called off neither won nor drawn", () => {
    expect(ending(match("aborted", null), "white")).toBe(said.off);
    expect([voided(match("aborted", null)), voided(match("called-off", null)), voided(match("agreed", null))]).toEqual([true, true, false]);
  });

  it("says of what was played under older rules that there is more to read", () => {
    expect(ending(match("older-rules", "white"), null)).toMatch(code === "en" ? /older rules.*Library/ : /anciennes règles.*bibliothèque/);
    expect(voided(match("older-rules", "white"))).toBe(false);
  });

  it.each(["resigned", "timeout", "agreed", "aborted", "called-off", "older-rules"])("speaks of nothing that was not named before, under whoever won: %s", (reason) => {
    expect(ending(match(reason, "white"), null)).not.toMatch(/^(It|He|She|They|Il|Elle|Ils|Elles|Jouée?)\b/);
  });

  it("leaves an end that the game made to the game", () => {
    expect(ending(match("king", "white"), "white")).toBeNull();
    expect(endedBy({ seats, result: null } as unknown as Match)).toBeNull();
  });
});
