"""The time until a browser shows the worth of every action of an open game of Triple Triad.

python -m benchmarks.after [--matches 10] [--rules triple-triad:ffwtt+visibility=open+same+plus]
"""

import argparse
import json
import statistics
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.e2e.browsers import CHROMIUM, OPTIONS
from tests.legal import actions
from tests.web.visiting import Guest, serving, until

RULES = "triple-triad:ffwtt+visibility=open+same+plus"
HOUSE = {"kind": "bot", "agent": "greedy"}
FIRST, LATER = 1000, 150  # milliseconds
# The time from the first byte of the page to the first picture with values on the board, and from a key to the next.
WATCH = """
const watched = new MutationObserver(() => {
  if (!document.querySelector(".over b")) return;
  watched.disconnect();
  requestAnimationFrame(() => (document.documentElement.dataset.shown = String(performance.now())));
});
addEventListener("DOMContentLoaded", () => watched.observe(document.body, { childList: true, subtree: true }));
"""
GO_ON = """() => new Promise((shown) => {
  const told = () => document.getElementById("before").textContent;
  const [began, before] = [performance.now(), told()];
  const there = () => told() !== before && document.querySelector(".over b");
  const look = () => (there() ? shown(performance.now() - began) : wait());
  const wait = () => requestAnimationFrame(look);
  dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  wait();
})"""


def played(guest: Guest, rules: str) -> tuple[str, list[int]]:
    """Play an open match against the house, and return its id and the entries of its decisions."""
    match = guest.open(opponent=HOUSE, game="triple-triad", rules=rules, seat="red")
    while True:
        until(lambda: guest.look(match)["to_act"] in (match["you"], None), "it is their turn, or over")
        with guest.at(match) as seat:
            view = seat.hear("snapshot")["view"]
            if view["to_act"] is None:
                break
            seat.act(actions(view)[0])
    told = guest.http.get(f"/api/matches/{match['id']}/exports/history.jsonl").text.splitlines()[1:]
    return match["id"], [entry["seq"] for entry in map(json.loads, told) if entry["action"] is not None]


def shown(page: Any, address: str) -> float:
    """Return the milliseconds until the page shows the values of its first position."""
    page.goto(address)
    page.wait_for_selector("html[data-shown]", state="attached", timeout=60_000)
    page.get_by_text("Analysis done.").wait_for(state="attached")
    return float(page.locator("html").get_attribute("data-shown"))


def measure(matches: int, rules: str) -> Iterator[list[float]]:
    """Yield for each match the milliseconds of each of its nine positions."""
    with (
        serving(Path(tempfile.mkdtemp()), rate_limits=False, games="triple-triad") as url,
        Guest(url) as guest,
        sync_playwright() as driver,
    ):
        page = driver.chromium.launch(executable_path=CHROMIUM, args=OPTIONS).new_page()
        page.add_init_script(WATCH)
        for at in range(matches + 1):
            match, entries = played(guest, rules)
            found = [shown(page, f"{url}/library/{match}/after?move={entries[0]}")]
            found += [float(page.evaluate(GO_ON)) for _ in entries[1:]]
            if at:  # the first fetches the page and loads the kernels
                yield found


def p95(values: Sequence[float]) -> float:
    """Return the 95th percentile, in milliseconds."""
    return round(statistics.quantiles(values, n=20, method="inclusive")[-1], 1)


def main(arguments: Sequence[str]) -> dict[str, float]:
    """Print and return the 95th percentiles."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--rules", default=RULES)
    chosen = parser.parse_args(arguments)
    found = list(measure(chosen.matches, chosen.rules))
    first, later = [match[0] for match in found], [one for match in found for one in match[1:]]
    figures = {"first_p95": p95(first), "later_p95": p95(later), "median": round(statistics.median(later), 1)}
    sys.stdout.write(f"exact values in a browser, milliseconds: the first position {figures['first_p95']} at the 95th ")
    sys.stdout.write(f"percentile (wanted: {FIRST}), later ones {figures['later_p95']} (wanted: {LATER})\n")
    return figures


if __name__ == "__main__":
    main(sys.argv[1:])
