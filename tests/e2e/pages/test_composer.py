"""The composer of tables: the way on is in view, and a clash is told where it came about and can be solved."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.conftest import shoot
from tests.e2e.measured import DESK, WINDOWS, fits, resize
from tests.served import Hall

pytestmark = pytest.mark.browser

LOCALES = ["en-GB", "fr-FR"]
TABLES = {
    "ffworld": "/new/triple-triad",
    "wiki": "/new/triple-triad?with=friend&rules=triple-triad:wiki",
    "clash": "/new/triple-triad?rules=triple-triad:ffwtt%2Bsame%2Bsame_wall%2Bbroken_wall",
    "chakart": "/new/chakart",
    "cipher": "/new/cipher",
}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_way_on_is_in_view(locale: str, hall: Hall, visitor: Any) -> None:
    """One button leads on, whole and uncovered in every window, however long the panel beside the rules has grown."""
    page = visitor(hall, locale=locale)
    for name, path in TABLES.items():
        page.goto(path)
        expect(page.locator(".btn.pri").filter(visible=True)).to_have_count(1, timeout=players.LONG)
        for window in (*WINDOWS, (800, 600), (1024, 768)):
            resize(page, *window)
            page.evaluate("scrollTo(0, 0)")
            shoot(page, f"composer-{name}-{locale[:2]}-{window[0]}x{window[1]}")
            on = page.locator(".btn.pri").filter(visible=True)
            expect(on).to_have_count(1)
            expect(on).to_be_in_viewport(ratio=1)
            box = on.bounding_box()
            assert box and fits(page), window
            middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
            hit = "([x, y]) => document.elementFromPoint(x, y)?.closest('.btn.pri') !== null"
            assert page.evaluate(hit, middle), window
    assert page.problems == []


@pytest.mark.parametrize("window", [(360, 640), (390, 664), (1280, 800)])
@pytest.mark.parametrize("locale", LOCALES)
def test_a_clash_is_told_where_it_came_about(locale: str, window: tuple[int, int], hall: Hall, visitor: Any) -> None:
    """In view when a rule is switched on that does not go with another, under that rule; the brass button solves it."""
    words = {"en-GB": ("Same", "Broken Wall"), "fr-FR": ("Identique", "Mur cassé")}[locale]
    page = visitor(hall, *window, touch=window[0] < DESK, locale=locale)
    page.goto("/new/triple-triad")
    for word in words:
        switch = page.get_by_role("switch", name=word, exact=True)
        expect(switch).to_be_attached(timeout=players.LONG)
        page.locator("label").filter(has=switch).click()
    told = page.locator(".clash")
    expect(told).to_be_in_viewport(ratio=0.99)
    shoot(page, f"clash-{locale[:2]}-{window[0]}")
    rule = page.locator("label").filter(has=page.get_by_role("switch", name=words[1], exact=True)).bounding_box()
    box = told.bounding_box()
    assert rule and box and rule["y"] + rule["height"] <= box["y"] <= rule["y"] + rule["height"] + 60
    assert rule["y"] >= 0
    page.locator(".clash button.brass").click()
    expect(told).to_have_count(0)
    expect(page.locator(".btn.pri").filter(visible=True)).to_be_enabled()


def test_the_brass_button_solves_two_clashes_at_once(hall: Hall, visitor: Any) -> None:
    """Same and Same Wall beside Broken Wall, which goes with neither of them."""
    page = visitor(hall)
    page.goto(TABLES["clash"])
    page.locator(".clash button.brass").click()
    expect(page.locator(".clash")).to_have_count(0)
    expect(page.locator(".btn.pri").filter(visible=True)).to_be_enabled()
