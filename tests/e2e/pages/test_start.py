"""The start page: a first move for a newcomer, and what waits for whoever comes back."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.measured import fits
from tests.served import Hall

pytestmark = pytest.mark.browser


def test_a_newcomer_plays_on_from_the_board_of_the_start_page(quiet: Hall, visitor: Any) -> None:
    """A card and a tap on the marked square take the red card, say why, and open the match in which that was played."""
    page = visitor(quiet, width=390, height=664, touch=True)
    page.goto("/")
    expect(page.get_by_role("button", name="Play my first game")).to_be_in_viewport(ratio=1)
    siren = page.get_by_role("button", name="Siren: 8 9 6 2")
    expect(siren).to_be_visible()
    assert fits(page) and violations(page) == []
    siren.tap()
    page.get_by_role("button", name="Siren here takes Vysage").tap()
    expect(page.get_by_text("8 > 4: Vysage is yours.")).to_be_visible()
    board = _board(page)
    assert [board[1], board[4]] == ["Vysage", "Siren"]
    expect(page.get_by_role("region", name="Coach")).to_be_visible(timeout=players.LONG)
    assert page.problems == []


def test_the_button_begins_with_the_same_cards(quiet: Hall, visitor: Any) -> None:
    """Whoever makes no move there finds the same deal at the table, and has the move."""
    page = visitor(quiet, width=1280, height=800)
    page.goto("/")
    page.get_by_role("button", name="Play my first game").click()
    assert _board(page) == [None, "Vysage", *[None] * 7]
    hand = page.get_by_role("region", name="Your hand")
    for card in ("Ifrit", "Siren", "Sacred", "Adamantoise", "Behemoth"):
        expect(hand.get_by_role("button", name=card)).to_be_visible(timeout=players.LONG)
    assert page.problems == []


def _board(page: Any) -> list[str | None]:
    """Return what lies on the board of the table to which the page goes on."""
    page.wait_for_url("**/t/*")
    position = players.match_json(page, page.url.rsplit("/", 1)[-1] + "/position")
    return [piece and piece["card"]["name"] for piece in position["last"]["view"]["board"]]


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
    expect(blocks[1].get_by_role("heading")).to_contain_text("Chakart")
    games = page.get_by_role("navigation", name="Games")
    expect(games.get_by_role("link", name="Cipher Not tried yet")).to_be_visible()
    expect(games.get_by_role("link", name="Chakart", exact=True)).to_be_visible()
    expect(page.locator("main .brass")).to_have_count(1)
    assert fits(page) and violations(page) == []
    blocks[0].get_by_role("link").first.tap()
    page.wait_for_url("**/t/*")
    assert page.problems == []
