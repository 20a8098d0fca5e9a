"""The manual in the browser is read at any width, by day and by night, and searched, without other hosts."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.access import violations
from tests.e2e.measured import fits, shoot
from tests.served import Hall

pytestmark = pytest.mark.browser
READ = ("tutorial/first-match/", "tutorial/pictures/", "reference/api/", "how-to/run-a-hall/", "reference/settings/")
PAGES = ("", *READ)


@pytest.mark.variants("width", "height", "scheme")
@pytest.mark.parametrize(("width", "height", "scheme"), [(1280, 800, "light"), (390, 664, "dark")])
def test_every_page_is_read(width: int, height: int, scheme: Any, hall: Hall, visitor: Any) -> None:
    """Axe finds nothing, nothing hangs out, and every request stays in the hall."""
    page = visitor(hall, width=width, height=height, touch=width == 390)
    page.emulate_media(color_scheme=scheme)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for path in PAGES:
        page.goto(f"/help/{path}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert violations(page) == [] and fits(page) and page.problems == []
        shoot(page, f"manual-{path.strip('/').replace('/', '-') or 'index'}-{width}")
    assert [url for url in asked if not url.startswith(f"{hall.url}/")] == []


def test_one_comes_from_the_hall_finds_a_word_and_goes_back(hall: Hall, visitor: Any) -> None:
    """A reader goes from the hall's about page, by the search, to a page that has the word, and back."""
    page = visitor(hall)
    page.goto("/about")
    page.get_by_role("link", name="Open the manual").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The manual of parlour")
    page.get_by_role("searchbox", name="Search").press_sequentially("transcript")
    page.get_by_role("region", name="What was found").get_by_role("link", name="Transcripts").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The library")
    page.get_by_role("link", name="To the hall").click()
    expect(page).to_have_url(f"{hall.url}/")
    assert page.problems == []
