"""Advice before a game: how balanced the rules are, and which hand to bring under them."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import access, players
from tests.e2e.measured import shoot
from tests.served import Hall

pytestmark = pytest.mark.browser
RULES = "/new/triple-triad?rules=triple-triad:ff8"


@pytest.mark.variants("width")
@pytest.mark.parametrize("width", [1280, 390])
def test_how_balanced_the_rules_are(hall: Hall, visitor: Any, width: int) -> None:
    """The composer tells the results of two hundred games, and repeats them at once."""
    page = visitor(hall, width=width, height=800)
    page.goto(RULES)
    page.get_by_text("Share these rules").click()
    page.get_by_role("button", name="How balanced is it?").click()
    played = page.get_by_role("dialog").get_by_text("They are kept", exact=False)
    expect(played).to_be_visible(timeout=players.LONG)
    expect(page.get_by_text("Cards turned in a game")).to_be_visible()
    assert access.violations(page) == []
    shoot(page, f"balance-{width}")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="How balanced is it?").click()
    expect(played).to_be_visible(timeout=players.LONG)
    assert page.problems == []


@pytest.mark.variants("width")
@pytest.mark.parametrize("width", [1280, 390])
def test_which_hand_to_bring(hall: Hall, visitor: Any, width: int) -> None:
    """Five cards improve with how often they win; if taken, they lie in the tray."""
    page = visitor(hall, width=width, height=800)
    page.goto(f"{RULES}&step=cards")
    page.get_by_role("button", name="Best hand").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text("Of 100 games it wins", exact=False)).to_be_visible(timeout=players.LONG)
    assert access.violations(page) == []
    shoot(page, f"which-hand-{width}")
    sheet.get_by_role("button", name="Take these five").click()
    expect(sheet).to_have_count(0)
    expect(page.get_by_text("5 of 5 cards")).to_be_visible()
    assert page.problems == []
