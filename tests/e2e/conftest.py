"""Browsers and a hall for the browser tests."""

import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.e2e import measured
from tests.e2e.browsers import CHROMIUM, OPTIONS
from tests.e2e.furnished import Furniture, furnish
from tests.e2e.players import LONG
from tests.e2e.story import Story, Told
from tests.e2e.thrifty import thrifty
from tests.rounds import rounds
from tests.served import Hall
from tests.spent import begun
from tests.variants import spread

expect.set_options(timeout=LONG)
FAILED = pytest.StashKey[bool]()
# Whoever plays here answers every question, unless a test lets the page answer: its answers would come between.
# A page in a frame may have no storage.
ASK_ALWAYS = """
try { localStorage.getItem("parlour-cipher-empty") ?? localStorage.setItem("parlour-cipher-empty", "me"); } catch {}
"""


@pytest.hookimpl(tryfirst=True)  # before pytest deselects by marker
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave one variant of each browser test to `make test`, the others to the siege."""
    spread(items)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Return the options of Debian's Chromium, headless or not; CI must have it, elsewhere tests are skipped."""
    if CHROMIUM is None:
        if os.environ.get("CI"):
            pytest.fail("the browser tests need Chromium: on Debian, install chromium-headless-shell")
        pytest.skip("no Chromium on this machine: on Debian, install chromium-headless-shell")
    return {"executable_path": CHROMIUM, "args": OPTIONS}


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """Yield one hall for all browser tests that do not kill it; hundreds of guests come to it from one address."""
    running = Hall(tmp_path_factory.mktemp("hall"), program=thrifty, TRADE_AFTER="0", RATE_LIMITS="false")
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="session")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """Yield a hall where nobody plays a person: elsewhere the coach says nothing about a made-up position."""
    running = Hall(tmp_path_factory.mktemp("quiet"), program=thrifty, RATE_LIMITS="false")
    running.start()
    yield running
    running.kill()


@pytest.fixture
def staged(tmp_path: Path) -> Iterator[Callable[[Story], Hall]]:
    """Yield a function that starts a hall whose first match is a story, whatever was played in this process before."""
    halls: list[Hall] = []

    def stage(story: Story) -> Hall:
        halls.append(Hall(tmp_path, program=Told((story,)), GAMES=story.rules.partition(":")[0]))
        halls[-1].start()
        return halls[-1]

    yield stage
    for hall in halls:
        hall.kill()


@pytest.fixture(params=rounds(3, len(measured.WINDOWS) + 1))
def everywhere(request: pytest.FixtureRequest) -> measured.Everywhere:
    """Return a function that measures a moment in a few windows, and in all of them under siege."""
    return partial(measured.everywhere, most=request.param)


@pytest.fixture(scope="session")
def furniture(hall: Hall) -> Furniture:
    """Furnish that hall with something to see."""
    return furnish(hall.url)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[Any]:
    """Note in a report if the test failed, for what is shown of its pages afterwards."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def visitor(browser: Browser, pytestconfig: pytest.Config, request: pytest.FixtureRequest) -> Iterator[Any]:
    """Yield a function that makes browsers, each for another guest: `visitor(width=360, touch=True, locale="fr-FR")`.

    With --slowdown the first of a test is slow. Chromium is slowed down by a loop that keeps a core busy: several would
    leave nothing to the hall. When the test fails, its report shows the last text of each.
    """
    slowdown = pytestconfig.getoption("slowdown")
    contexts: list[BrowserContext] = []

    def make(
        hall: Hall,
        width: int = 1280,
        height: int = 800,
        touch: bool = False,
        locale: str = "en-GB",
        motion: str = "reduce",
        colours: str = "none",
        workers: str = "block",
    ) -> Any:
        begun["browsers"] += 1
        context = browser.new_context(
            base_url=hall.url,
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            locale=locale,
            reduced_motion=motion,
            forced_colors=colours,
            service_workers=workers,
        )
        context.set_default_timeout(LONG)
        context.add_init_script(ASK_ALWAYS)
        page = context.new_page()
        if not contexts:
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
        contexts.append(context)
        problems: list[str] = []
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.problems = problems  # type: ignore[attr-defined]
        return page

    yield make
    failed = request.node.stash.get(FAILED, False)
    for context in contexts:
        for page in context.pages if failed else ():
            request.node.add_report_section("teardown", page.url, page.locator("body").inner_text())
        context.close()
