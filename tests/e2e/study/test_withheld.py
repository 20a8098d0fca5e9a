"""After the game while fair play keeps its numbers back: the board and the moves stay, and the page says why."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.measured import fits
from tests.e2e.phones import behind
from tests.served import Hall
from tests.web.handlers.test_fair_play import BLUE, OPEN, first_move
from tests.web.visiting import Guest, until

pytestmark = pytest.mark.browser
LIVE = "This position is being played right now. The numbers return when that game ends."
MINE = "You are playing somebody right now. The analysis returns when that game ends."


def test_only_the_numbers_are_kept_back(quiet: Hall, visitor: Any) -> None:
    """While others play the position, and while the reader plays somebody, the page still shows board, move and steps.

    Nothing there asks to try again, and no worth is told.
    """
    page = visitor(quiet, width=390, height=664)
    players.be_somebody(page)
    ann, ben = Guest(quiet.url), Guest(quiet.url)
    with behind(page, quiet) as reader, ann, ben:
        over = reader.open(**OPEN, opponent={"kind": "bot", "agent": "random", "bring": BLUE})
        with reader.at(over) as seat:
            first_move(seat)
            until(lambda: reader.look(over)["to_act"] == "red", "their turn")
            assert seat.ask({"type": "resign", "command": "end"})["type"] == "accepted"
        ben.join(ann.open(**OPEN), bring=BLUE)
        _shown(page, over["id"], LIVE)
        ben.join(reader.open(**OPEN), bring=BLUE)
        _shown(page, over["id"], MINE)
    assert page.problems == []


def _shown(page: Any, match: str, why: str) -> None:
    """See the first move of two on its board, and why nothing more is told."""
    page.goto(f"/library/{match}/after")
    expect(page.get_by_role("region", name="Move 2", exact=True)).to_contain_text(why, timeout=players.LONG)
    page.keyboard.press("Home")
    move = page.get_by_role("region", name="Move 1", exact=True)
    expect(move).to_contain_text(why)
    expect(move).to_contain_text("You play")
    expect(page.locator("[data-cell]")).to_have_count(9)
    expect(page.get_by_role("group", name="Look again")).to_contain_text("Move 1 of 2")
    expect(page.get_by_role("button", name="Retry")).to_have_count(0)
    expect(page.locator(".over b")).to_have_count(0)
    assert violations(page) == [] and fits(page)
