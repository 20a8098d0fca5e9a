"""Running games come first on the start page, with whose turn it is, and nothing jumps when they arrive."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.measured import resize, shoot
from tests.served import Hall

pytestmark = pytest.mark.browser
YOURS = re.compile("^Your (turn|tables)$")


def _seated(hall: Hall, visitor: Any, **window: Any) -> Any:
    """Return a player who is to move at one table, and waits at another."""
    page = visitor(hall, **window)
    other = visitor(hall)
    live = players.open_table(page, "triple-triad:ff8+card_pick=random")
    players.join(other, live)
    expect(page.locator("[data-cell]").first).to_be_visible()
    players.open_table(page, "chakart:seed")
    expect(page.get_by_role("heading", name="The chair opposite is free")).to_be_visible()
    return page


def test_running_games_come_first(hall: Hall, visitor: Any) -> None:
    """Running games are visible without scrolling, above the games that could be begun."""
    page = _seated(hall, visitor, width=390, height=664, touch=True)
    page.goto("/")
    mine = page.get_by_role("region", name=YOURS)
    rows = mine.get_by_role("listitem")
    expect(rows).to_have_count(2)
    for window in ((390, 664), (1280, 800), (320, 568)):
        resize(page, *window)
        for row, told in (
            (rows.filter(has_text="Triple Triad"), ("Play", "to play")),
            (rows.filter(has_text="Chakart"), ("Waiting",)),
        ):
            expect(row, str(window)).to_be_in_viewport(ratio=1)
            assert any(word in row.inner_text() for word in told), window
        beneath = page.get_by_role("region", name="Friends").bounding_box()
        box = mine.bounding_box()
        assert beneath and box and box["y"] + box["height"] <= beneath["y"], window
        shoot(page, f"running-{window[0]}")
    assert violations(page) == []
    rows.filter(has_text="Triple Triad").get_by_role("link").click()
    expect(page.locator("[data-cell]").first).to_be_visible()
    assert page.problems == []


@pytest.mark.variants("width")
@pytest.mark.parametrize("width", [390, 1280])
def test_nothing_jumps_when_they_arrive(width: int, hall: Hall, visitor: Any) -> None:
    """The places of running games are kept from the first moment, in a browser that has been at these tables."""
    page = _seated(hall, visitor, width=width, height=800)
    page.goto("/")
    mine = page.get_by_role("region", name=YOURS)
    before = mine.bounding_box()
    expect(mine.get_by_role("listitem")).to_have_count(2)
    assert mine.bounding_box() == before
    page.wait_for_load_state("networkidle")
    assert mine.bounding_box() == before


def test_what_is_over_is_no_running_game(hall: Hall, visitor: Any) -> None:
    """A finished game is looked back at, and there is no running one."""
    page, other = visitor(hall), visitor(hall)
    match = players.open_table(page, "triple-triad:ff8+card_pick=random")
    players.join(other, match)
    players.beside(page, "Resign")
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("heading", name="You lost").first).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("region", name="Last game").get_by_text("Lost 5–5 against")).to_be_visible()
    expect(page.get_by_role("region", name=YOURS)).to_have_count(0)
    assert page.problems == []
