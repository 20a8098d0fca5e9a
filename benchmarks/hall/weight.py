"""Weight: the bytes of a first visit, and the time until a control answers on a slow line and processor.

Chromium in English. The slow line has 400 kbit/s and 400 ms for a round trip; the processor a quarter of its speed. The
page is drawn by its script. So a control answers once the page has drawn it, visible and uncovered.
"""

import argparse
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from benchmarks.hall import halls, tables
from benchmarks.hall.figures import Figures, medians, progress, told
from benchmarks.hall.games import GAMES

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser")
OPTIONS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
SLOW_LINE = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
SLOW_PROCESSOR = 4
PHONE: ViewportSize = {"width": 390, "height": 664}
PATIENCE = 120_000  # milliseconds
ANSWERS = """() => {
  const answers = (control) => {
    const box = control.getBoundingClientRect();
    if (!box.width || !box.height) return false;
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return top !== null && control.contains(top);
  };
  const controls = () => [...document.querySelectorAll("a[href], button:enabled, select, input, summary")];
  const look = () => {
    if (controls().some(answers)) setTimeout(() => console.debug("answered", performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add no arguments."""


def main(chosen: argparse.Namespace) -> dict[str, Figures]:
    """Measure the start page, and a table of each game as its first player sees it."""
    rows: dict[str, Figures] = {}
    with halls.on_sqlite() as hall, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=_chromium(), args=OPTIONS)
        cookies = hall.guests(0)
        pages = {"start page": "/"}
        pages |= {f"table, {game.name}": f"/t/{tables.begun(hall.port, game, cookies)}" for game in GAMES}
        for name, path in pages.items():
            weighed = _weighed(browser, hall.port, cookies[0], path)
            slow = medians([_answered(browser, hall.port, cookies[0], path) for _ in range(chosen.rounds)])
            rows[name] = {**weighed, **slow}
            progress(f"weight, {name}: {rows[name]}")
        browser.close()
    told("weight", rows)
    return rows


def _weighed(browser: Browser, port: int, cookie: str, path: str) -> Figures:
    """Return kilobytes and requests until the line is quiet, with headers of answers; sockets are left out."""
    with _newcomer(browser, port, cookie) as (page, wire):
        sizes: list[float] = []
        wire.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
        wire.send("Network.enable")
        page.goto(path, wait_until="networkidle")
        return {"kilobytes": sum(sizes) / 1000, "requests": len(sizes)}


def _answered(browser: Browser, port: int, cookie: str, path: str) -> Figures:
    with _newcomer(browser, port, cookie) as (page, wire):
        wire.send("Network.enable")
        wire.send("Network.emulateNetworkConditions", SLOW_LINE)
        wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_PROCESSOR})
        page.add_init_script(f"({ANSWERS})()")
        with page.expect_console_message(lambda message: message.text.startswith("answered")) as told_after:
            page.goto(path, wait_until="commit")
        return {"first_control_s": float(told_after.value.text.split()[1]) / 1000}


@contextmanager
def _newcomer(browser: Browser, port: int, cookie: str) -> Iterator[tuple[Page, Any]]:
    """Give a page of a browser with a cookie and an empty cache, and its session of Chromium's protocol."""
    address = f"http://127.0.0.1:{port}"
    context = browser.new_context(base_url=address, viewport=PHONE, locale="en-GB")
    context.set_default_timeout(PATIENCE)
    name, _, value = cookie.partition("=")
    context.add_cookies([{"name": name, "value": value, "url": address}])
    page = context.new_page()
    yield page, context.new_cdp_session(page)
    context.close()


def _chromium() -> str:
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if found is None:
        raise RuntimeError("no Chromium on this machine: on Debian, install chromium-headless-shell")
    return found
