"""The fixtures of the stories, each of which is told in every browser: a person sits at the one of the test's name."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from selenium.webdriver.remote.websocket_connection import WebSocketConnection

from tests.e2e.stories import firefox, webkit
from tests.e2e.stories.chromium import ChromiumWindow
from tests.e2e.stories.firefox import FirefoxWindow
from tests.e2e.stories.people import Person
from tests.e2e.stories.windows import Window
from tests.served import Hall

PHONE, DESK = (390, 664), (1280, 800)
BROWSERS = [
    pytest.param("chromium", marks=[pytest.mark.browser, pytest.mark.slowed, pytest.mark.siege]),
    pytest.param("firefox", marks=pytest.mark.siege),
    pytest.param("webkit", marks=pytest.mark.siege),
]
Come = Callable[..., Person]
Open = Callable[[Hall, bool], Window]


def _needs(program: str, package: str) -> None:
    if shutil.which(program) is None:
        missing = f"{program} is not on this machine: on Debian, install {package}"
        (pytest.fail if os.environ.get("CI") else pytest.skip)(missing)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark each story as one."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.story)


@pytest.fixture(scope="session")
def a_firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebSocketConnection]:
    """Yield one Firefox for all stories."""
    _needs(firefox.PROGRAM, "firefox-esr")
    with firefox.running(tmp_path_factory.mktemp("firefox")) as found:
        yield found


@pytest.fixture(scope="session")
def a_screen() -> Iterator[str]:
    """Yield one screen for all windows of WebKit."""
    _needs(webkit.PROGRAM, "webkit2gtk-driver")
    _needs(webkit.SCREEN, "xvfb")
    with webkit.screen() as found:
        yield found


@pytest.fixture(params=BROWSERS)
def opened(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Open]:
    """Yield a function that opens windows of somebody new."""
    visitor = request.getfixturevalue("visitor") if request.param == "chromium" else None
    with ExitStack() as windows:

        def in_chromium(hall: Hall, phone: bool) -> Window:
            assert visitor is not None
            width, height = PHONE if phone else DESK
            return ChromiumWindow(visitor(hall, width=width, height=height, touch=phone))

        def in_firefox(_hall: Hall, phone: bool) -> Window:
            browser: WebSocketConnection = request.getfixturevalue("a_firefox")
            return windows.enter_context(closing(FirefoxWindow(browser, *(PHONE if phone else DESK))))

        def in_webkit(_hall: Hall, phone: bool) -> Window:
            display = request.getfixturevalue("a_screen")
            folder = tmp_path_factory.mktemp("webkit")
            return windows.enter_context(webkit.window(display, folder, *(PHONE if phone else DESK)))

        yield {"chromium": in_chromium, "firefox": in_firefox, "webkit": in_webkit}[request.param]


@pytest.fixture
def come(opened: Open, request: pytest.FixtureRequest) -> Iterator[Come]:
    """Yield a function that brings somebody new to a hall, `come(hall, phone=True)`.

    In the end no error may have occurred in their browsers.
    """
    people: list[Person] = []

    def sit(hall: Hall, phone: bool = False) -> Person:
        people.append(Person(opened(hall, phone), hall.url, finger=phone))
        return people[-1]

    yield sit
    for number, person in enumerate(people):
        _keep(person, f"{request.node.name}-{number}")
    assert [person.problems() for person in people] == [[] for _ in people]


def _keep(person: Person, name: str) -> None:
    """Save a picture of what a person saw last, if PARLOUR_SHOTS names a folder."""
    if folder := os.environ.get("PARLOUR_SHOTS"):
        (Path(folder) / f"{name}.png").write_bytes(person.window.picture())
