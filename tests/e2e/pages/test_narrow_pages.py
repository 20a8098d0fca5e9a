"""Small things on wide and narrow pages: panels stand on paper, have names, and fit a phone."""

from typing import Any

import pytest

from parlour.core import words
from tests.e2e.access import violations
from tests.e2e.measured import fits, shoot
from tests.served import Hall

pytestmark = pytest.mark.browser
CLEAR = "rgba(0, 0, 0, 0)"


def test_the_reference_of_the_interface_fits_a_phone(hall: Hall, visitor: Any) -> None:
    """Every operation and every shape fits, laid open."""
    page = visitor(hall, width=360, touch=True)
    page.goto("/docs")
    page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
    assert fits(page), "the page scrolls sideways"
    shoot(page, "docs-360")


@pytest.mark.variants("locale", "width")
@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_who_owns_a_card_stands_on_paper(locale: str, width: int, hall: Hall, visitor: Any) -> None:
    """Card, story and owners stand on one panel, which has a background."""
    page = visitor(hall, width=width, touch=width == 360, locale=locale)
    page.goto("/card/triple-triad/ff8/1")
    title = page.get_by_role("heading", name=words.say(locale[:2], "register-title"), exact=True)
    owners = page.locator("main .panel").filter(has=title)
    assert owners.evaluate("it => getComputedStyle(it).backgroundColor") != CLEAR
    assert fits(page), "the page scrolls sideways"
    assert violations(page) == []
    shoot(page, f"card-{locale[:2]}-{width}")
