"""The first load of the client: what it weighs, and that it brings one language, until the other is asked for."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.served import Hall

pytestmark = pytest.mark.browser
MOST = 160_000  # bytes of the start page, heads of answers with them
PHONE = {"width": 390, "height": 664, "touch": True}


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_start_page_is_light(hall: Hall, visitor: Callable[..., Any], locale: str) -> None:
    """Its own pictures come with it and none by itself; nothing that only a table draws comes at all."""
    page = visitor(hall, **PHONE, locale=locale)
    paths: list[str] = []
    sizes: list[float] = []
    wire = page.context.new_cdp_session(page)
    wire.on("Network.requestWillBeSent", lambda sent: paths.append(sent["request"]["url"].removeprefix(hall.url)))
    wire.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    wire.send("Network.enable")
    page.goto("/", wait_until="networkidle")
    assert sum(sizes) <= MOST
    assert [path for path in paths if path.startswith(("/assets/icons-", "/assets/table-"))] == []
    assert len([path for path in paths if path.startswith(("/assets/en-", "/assets/fr-"))]) == 1
    assert page.problems == []


@pytest.mark.parametrize("path", ["/", "/rules", "/new/cipher"])
def test_the_other_language_comes_when_it_is_asked_for(hall: Hall, visitor: Callable[..., Any], path: str) -> None:
    """Every word of an open page changes, forth and back, and the page is not begun anew."""
    page = visitor(hall)
    page.goto(path)
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate("window.same = document.getElementById('main')")
    english = page.locator("main h1").inner_text()
    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("main h1")).not_to_have_text(english)
    page.get_by_role("button", name="English").click()
    expect(page.locator("main h1")).to_have_text(english)
    assert page.evaluate("window.same === document.getElementById('main')")
    assert page.problems == []
