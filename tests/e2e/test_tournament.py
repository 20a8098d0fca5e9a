"""A tournament in the browser: four players, a knockout, from the announcement to the standings."""

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from tests.e2e import players
from tests.e2e.conftest import shoot
from tests.e2e.hall import Hall

pytestmark = pytest.mark.browser

RULES = "triple-triad:ffwtt+card_pick=random"


def _violations(page: Any) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{v['id']}: {v['nodes'][0]['html'][:160]}" for v in found]


def _looks(page: Any, name: str) -> None:
    """Nothing for axe to find, nothing to scroll sideways, and a picture."""
    shoot(page, name)
    assert _violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"


def _resign(page: Any) -> None:
    """Go to the match from the tournament's page and give it up; then come back."""
    page.get_by_role("link", name="Go to my match").click()
    page.get_by_role("button", name="Resign").filter(visible=True).first.click(timeout=players.LONG)
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_text("has won").or_(page.get_by_text("You lost")).first).to_be_visible(timeout=players.LONG)


def test_a_knockout_of_four(hall: Hall, visitor: Any) -> None:
    """Announced, signed up for, drawn; two semi-finals and a final; everybody sees who has won, on every size."""
    names = ["Ann", "Ben", "Eve", "Flo"]
    pages = [visitor(hall, width=360 if name == "Flo" else 1280) for name in names]
    for page, name in zip(pages, names, strict=True):
        page.request.get("/api/me")
        assert page.request.patch("/api/me", data={"name": name}).ok
    ann = pages[0]
    ann.goto("/tournaments")
    ann.get_by_role("button", name="Announce a tournament").click(timeout=players.LONG)
    ann.get_by_label("Name").fill("Spring cup")
    ann.get_by_label("Game").select_option("triple-triad")
    ann.get_by_label("Rules").fill(RULES)
    _looks(ann, "tournament-form")
    ann.get_by_role("button", name="Announce", exact=True).click()
    expect(ann.get_by_role("heading", name="Spring cup")).to_be_visible(timeout=players.LONG)
    place = ann.url
    for page in pages:
        page.goto(place)
        page.get_by_role("button", name="Sign up").click(timeout=players.LONG)
        expect(page.get_by_role("button", name="Sign off")).to_be_visible()
    ann.reload()
    expect(ann.get_by_text("4 of 16 places taken")).to_be_visible(timeout=players.LONG)
    _looks(ann, "tournament-open")
    ann.get_by_role("button", name="Start").click()
    for page in pages:
        page.reload()
        expect(page.get_by_test_id("status")).to_have_text("Round 1 of 2", timeout=players.LONG)
        expect(page.get_by_role("link", name="Go to my match")).to_be_visible()
    _looks(pages[3], "tournament-phone")
    for number in (1, 2):
        while pages:
            going = [page for page in pages if page.get_by_role("link", name="Go to my match").count()]
            if not going:
                break
            _resign(going[0])
            for page in pages:
                page.goto(place)
                expect(page.get_by_role("heading", name="Standings")).to_be_visible(timeout=players.LONG)
            if number == 1 and ann.get_by_test_id("status").inner_text().startswith("Round 2"):
                break
    for page in pages:
        page.reload()
        expect(page.get_by_test_id("status")).to_have_text("Over", timeout=players.LONG)
        expect(page.get_by_text(re.compile("has won"))).to_be_visible()
        expect(page.get_by_role("region", name="Standings").get_by_role("row")).to_have_count(5)
        assert page.problems == []
    _looks(ann, "tournament-over")
    _looks(pages[3], "tournament-over-phone")
