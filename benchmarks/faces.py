"""The frames in which the faces of a full table of Cipher appear, on a slowed processor.

python -m benchmarks.faces [--rounds 9] [--slowed 6]

A field of twenty and a hand of seven in Chromium, each round in a new page with other cards. All of a frame is counted:
drawing, style, layout and paint. A frame at 60 a second has 16.7 ms.
"""

import argparse
import json
import random
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from parlour.core import registry
from tests.e2e.browsers import CHROMIUM, OPTIONS

CLIENT = Path(__file__).parents[1] / "client"
HOME = "http://faces.example/"
FIELD, HAND = 20, 7
SEED = 1
FRAME = 1000 / 60  # milliseconds
# The client's own cards in a page of their own, face down as at a table. `show` tells them, and returns how long each
# frame takes until all faces are there, from its first callback until it has been painted.
CARDS = """
<script>
  import CardArt from "/src/games/cipher/drawing/CardArt.svelte";
  import { SHORT, TALL } from "/src/games/cipher/drawing/livery.ts";
  let { field, hand } = $props();
  let known = $state(false);
  export const tell = () => (known = true);
  const placed = [
    ...field.map((card, at) => ({ card, side: at % 2 ? "second" : "first", format: SHORT })),
    ...hand.map((card) => ({ card, side: "first", format: TALL })),
  ];
</script>
{#each placed as { card, side, format }}
  <span style="position: relative; display: inline-block; width: {format === TALL ? 100 : 62}px">
    <svg viewBox="0 0 63 {format.high}"><CardArt card={known ? card : null} {side} {format} /></svg>
  </span>
{/each}
"""
ENTRY = """
import { flushSync, mount } from "svelte";
import Cards from "/cards.svelte";
import { adornment, press } from "/src/games/cipher/drawing/press.ts";
const ask = requestAnimationFrame;
const frames = [];
let now;
window.requestAnimationFrame = (step) => ask((at) => {
  if (now !== at) {
    now = at;
    const began = performance.now();
    setTimeout(() => frames.push(performance.now() - began));
  }
  step(at);
});
const after = (long) => new Promise((done) => setTimeout(done, long));
window.show = async (field, hand) => {
  const cards = mount(Cards, { target: document.body, props: { field, hand } });
  await after(500);
  requestAnimationFrame(() => flushSync(cards.tell));
  do await after(50); while (document.querySelector("span > svg:not(:has(text))"));
  await after(500);
  return frames;
};
const look = () => {
  if (press.current && adornment.current) document.documentElement.dataset.ready = "";
  else setTimeout(look);
};
look();
"""
BUILD = """
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build } from "vite";
const [outDir, entry, cards] = process.argv.slice(1);
const texts = { faces: entry, "/cards.svelte": cards };
const found = { name: "faces", resolveId: (id) => (id in texts ? id : null), load: (id) => texts[id] ?? null };
await build({ configFile: false, logLevel: "error", plugins: [found, svelte({ emitCss: false })],
  build: { outDir, rolldownOptions: { input: "faces", output: { entryFileNames: "faces.js" } } } });
"""
PAGE = "<!doctype html><meta charset=utf-8><body><script type=module src=/faces.js></script>"


def _build(folder: Path) -> None:
    """Build the page's script into a folder."""
    command = ["node", "--input-type=module", "-e", BUILD, str(folder), ENTRY, CARDS]
    subprocess.run(command, cwd=CLIENT, check=True)


def _deals(rounds: int) -> list[tuple[list[Any], list[Any]]]:
    """Return for each round the cards of a field and of a hand; no card comes twice."""
    known = registry.game("cipher").need_cards()
    size = FIELD + HAND
    cards = random.Random(SEED).sample([*known.of_set(known.sets[0])], rounds * size)
    return [(cards[at : at + FIELD], cards[at + FIELD : at + size]) for at in range(0, rounds * size, size)]


def _round(browser: Browser, folder: Path, slowed: float, deal: tuple[list[Any], list[Any]]) -> list[float]:
    """Return the milliseconds of each frame until all faces are there."""
    page = browser.new_page(viewport={"width": 390, "height": 664})
    page.route(f"{HOME}**", lambda route: route.fulfill(path=folder / route.request.url.removeprefix(HOME)))
    page.route(HOME, lambda route: route.fulfill(body=PAGE, content_type="text/html"))
    page.goto(HOME)
    page.wait_for_selector("html[data-ready]", state="attached")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    found: list[float] = page.evaluate(f"show({', '.join(map(json.dumps, deal))})")
    page.close()
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the medians."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.faces")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--slowed", type=float, default=6, help="how many times the processor is slowed")
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as driver:
        _build(Path(place))
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=OPTIONS)
        rounds = [_round(browser, Path(place), chosen.slowed, deal) for deal in _deals(chosen.rounds)]
        browser.close()
    median = statistics.median
    first, longest = median(frames[0] for frames in rounds), median(map(max, rounds))
    usual, total = median(map(median, rounds)), median(map(sum, rounds))
    late = median(sum(took > FRAME for took in frames) for frames in rounds)
    sys.stdout.write(
        f"{FIELD} cards of a field and {HAND} of a hand, the processor slowed {chosen.slowed:g} times:\n"
        f"frames {median(map(len, rounds)):g}, in all {total:.0f} ms; of them {late:g} take more than {FRAME:.1f} ms\n"
        f"the first frame {first:.1f} ms, the longest {longest:.1f}, the usual {usual:.1f}\n"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
