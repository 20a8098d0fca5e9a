import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { atOnce } from "./cues";
import { audible, heard, pitches, running, tap } from "./fixtures";
import { Player } from "./player.svelte";
import { SCORES } from "./synth";

const felt = vi.fn();
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  localStorage.clear();
  felt.mockClear();
  audible();
  vi.stubGlobal("navigator", { vibrate: felt });
});
afterEach(() => void vi.unstubAllGlobals());

describe("a player", () => {
  it("sounds nothing before the first tap, and opens nothing", () => {
    new Player(page).play([{ name: "place" }]);
    expect([heard(), running(), felt.mock.calls]).toEqual([[], false, []]);
  });

  it("sounds every cue after it, in the order they are told", async () => {
    const player = new Player(page);
    await tap(page);
    for (const name of Object.keys(SCORES) as (keyof typeof SCORES)[]) {
      player.play([{ name }, { name: "place" }]);
      expect(heard()).toEqual(pitches(name, "place"));
    }
  });

  it("raises the pitch with each link of a combo", async () => {
    const player = new Player(page);
    await tap(page);
    const first = [1, 2, 3].map((link) => (player.play([{ name: "flip", link }]), heard()[0]!));
    expect(first).toEqual([...first].sort((a, b) => a - b));
    expect(first[0]).toBeGreaterThan(pitches("flip")[0]!);
    expect(new Set(first).size).toBe(3);
  });

  it("is silenced by its button, for good and in the next page, until the button is pressed again", async () => {
    const player = new Player(page);
    await tap(page);
    player.toggle();
    player.play([{ name: "critical" }]);
    expect([player.on, heard(), running(), felt.mock.calls]).toEqual([false, [], false, []]);
    const next = new Player(page);
    await tap(page);
    next.play([{ name: "critical" }]);
    expect([next.on, heard(), running()]).toEqual([false, [], false]);
    next.toggle();
    await vi.dynamicImportSettled();
    next.play([{ name: "critical" }]);
    expect([next.on, heard()]).toEqual([true, pitches("critical")]);
    expect(new Player(page).on).toBe(true);
  });

  it("trembles with a few cues, and not for whoever wants nothing to move", async () => {
    const player = new Player(page);
    await tap(page);
    player.play([{ name: "place" }]);
    expect(felt).not.toHaveBeenCalled();
    player.play([{ name: "blow" }, { name: "place" }]);
    expect(felt).toHaveBeenCalledTimes(1);
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    player.play([{ name: "blow" }]);
    expect(felt).toHaveBeenCalledTimes(1);
    expect(heard()).toEqual(pitches("place", "blow", "place", "blow"));
  });
});

it("what is shown at once sounds like all of its steps", () => {
  const steps = [{ ms: 240, cues: [{ name: "place" as const }] }, { ms: 300 }, { ms: 0, cues: [{ name: "flip" as const }] }];
  expect(atOnce(steps)).toEqual([{ ms: 0, cues: [{ name: "place" }, { name: "flip" }] }]);
});
