"""The start page: a first move for a newcomer, and what waits for whoever comes back."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.measured import fits
from tests.served import Hall

pytestmark = pytest.mark.browser


def test_a_newcomer_makes_a_first_move_and_then_begins_a_game(quiet: Hall, visitor: Any) -> None:
    """One tap takes the red card, says why and belongs to no match; the button begins a game with the coach."""
    page = visitor(quiet, width=390, height=664, touch=True)
    page.goto("/")
    page.get_by_role("button", name="Siren: 8 9 6 2").tap()
    page.get_by_role("button", name="Siren here takes Vysage").tap()
    expect(page.get_by_text("8 > 4: Vysage is yours.")).to_be_visible()
    go = page.get_by_role("button", name="Play my first game")
    expect(go).to_be_in_viewport(ratio=1)
    assert fits(page) and violations(page) == []
    go.tap()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("region", name="Coach")).to_be_visible(timeout=players.LONG)
    assert page.problems == []


def test_whoever_returns_finds_what_waits_and_what_was(hall: Hall, visitor: Any) -> None:
    """A week later the game that waits comes first, then the opponent who waits, then the last game and friends."""
    page = visitor(hall, width=390, height=664, touch=True)
    players.open_table(page, "triple-triad:ffwtt", None, {"kind": "bot", "agent": "pip"})
    players.beside(page, "Resign")
    page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    expect(page.get_by_role("button", name="Rematch").first).to_be_visible()
    players.open_table(page, "chakart:seed", None, {"kind": "bot", "agent": "pip"})
    expect(page.locator("[data-square]").first).to_be_visible()
    page.goto("/")
    blocks = [page.get_by_role("region", name=name) for name in ("Your turn", "Pip is waiting", "Last game", "Friends")]
    for block in blocks:
        expect(block).to_be_visible(timeout=players.LONG)
    tops = [(block.bounding_box() or {"y": -1})["y"] for block in blocks]
    assert tops == sorted(tops)
    expect(page.locator("main .brass")).to_have_count(1)
    assert fits(page) and violations(page) == []
    blocks[0].get_by_role("link").first.tap()
    page.wait_for_url("**/t/*")
    assert page.problems == []
