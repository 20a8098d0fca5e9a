"""Everybody can use it: axe finds nothing on any page, at both sizes, in both languages, in both rooms."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from tests.e2e import players
from tests.e2e.conftest import shoot
from tests.e2e.hall import Hall

pytestmark = pytest.mark.browser

PAGES = ("/", "/new/triple-triad", "/rules/triple-triad", "/about", "/nowhere/at/all")


def _violations(page: Any) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{v['id']}: {v['nodes'][0]['html'][:160]}" for v in found]


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_axe_finds_nothing(width: int, locale: str, hall: Hall, visitor: Any) -> None:
    """No page and no table has an accessibility violation that axe knows, and none scrolls sideways."""
    page = visitor(hall, width=width, touch=width == 360, locale=locale)
    found: dict[str, list[str]] = {}
    for path in PAGES:
        page.goto(path)
        expect(page.locator("h1")).to_have_count(1, timeout=players.LONG)
        page.wait_for_load_state("networkidle")
        found[path] = _violations(page)
        shoot(page, f"page{path.replace('/', '-')}-{locale[:2]}-{width}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path} scrolls sideways"
    players.open_table(
        page, "triple-triad:ffwtt+same+elemental+power_wall+visibility=open", None, {"kind": "bot", "agent": "random"}
    )
    expect(page.locator("[data-cell]").first).to_be_visible(timeout=players.LONG)
    found["table"] = _violations(page)
    shoot(page, f"table-{locale[:2]}-{width}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the table scrolls sideways"
    assert {path: problems for path, problems in found.items() if problems} == {}
    assert page.problems == []


def test_the_language_follows_the_browser_and_can_be_switched(hall: Hall, visitor: Any) -> None:
    """A French browser is greeted in French, and a switch makes it English for good."""
    page = visitor(hall, locale="fr-FR")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("button", name="English").first.click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")
