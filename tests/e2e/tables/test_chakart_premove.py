"""A waiting move: chosen while the other side thinks, kept in the browser, played or dropped when the turn comes."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import chakart_players as people
from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.measured import CHAKART, Everywhere
from tests.served import Hall

pytestmark = pytest.mark.browser

RULES = "chakart:seed+array=orthodox"
WAITING = "Queued move"


class Two:
    """White, who is watched, and Black, at a table with the pieces as in chess; White has played e2 to e4."""

    def __init__(self, white: Any, black: Any) -> None:
        """Seat both, and let White play."""
        self.white, self.black, self.sent = white, black, list[str]()
        white.on("websocket", lambda ws: ws.on("framesent", lambda frame: self.sent.append(str(frame))))
        self.match = people.open_table(white, rules=RULES)
        players.join(black, self.match)
        self.play(white, "e2e4")
        expect(people.square(white, "d1")).to_have_class(re.compile("ahead"))
        self.sent.clear()

    def play(self, page: Any, action: str) -> None:
        """Let one of them play, and the other see it."""
        with players.moved(self.white, self.match):
            people.by_mouse(page, action)
        players.await_shown(self.white, players.match_json(self.white, self.match)["seq"])

    @property
    def seq(self) -> int:
        """Return the match's number of entries."""
        return int(players.match_json(self.white, self.match)["seq"])

    @property
    def panel(self) -> Any:
        """Return the panel that tells White of the waiting move."""
        return self.white.get_by_role("region", name=WAITING)


@pytest.fixture
def two(hall: Hall, visitor: Any) -> Two:
    """Return both at desks."""
    return Two(visitor(hall), visitor(hall))


def _by_click(page: Any) -> None:
    people.square(page, "d1").click()
    people.square(page, "h5").click()


def _by_drag(page: Any) -> None:
    start, end = (people.square(page, name).bounding_box() for name in ("d1", "h5"))
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(end["x"] + 20, end["y"] + 20, steps=4)
    page.mouse.up()


def _by_keys(page: Any) -> None:
    page.keyboard.type("d1h5")


def _by_taps(page: Any) -> None:
    people.square(page, "d1").tap()
    people.square(page, "h5").tap()


@pytest.mark.parametrize("way", [_by_click, _by_drag, _by_keys, _by_taps])
def test_a_waiting_move_is_played_when_its_turn_comes(way: Callable[[Any], None], hall: Hall, visitor: Any) -> None:
    """A waiting move is drawn dashed, told and read out; the hall hears of it only once the other side has moved."""
    touch = way is _by_taps
    two = Two(visitor(hall, width=390 if touch else 1280, height=664 if touch else 800, touch=touch), visitor(hall))
    way(two.white)
    expect(two.panel).to_contain_text("Queen d1 to h5")
    expect(two.white.locator(".board g.waiting .line")).to_have_css("stroke-dasharray", "11px, 9px")
    expect(two.white.locator(".spoken")).to_have_text("Queued move: Queen d1 to h5.")
    assert people.square(two.white, "h5").get_attribute("aria-label") == "h5, empty, Queued move"
    before = two.seq
    assert two.sent == []
    people.by_mouse(two.black, "a7a6")
    for page in (two.white, two.black):
        expect(people.square(page, "h5")).to_have_accessible_name(re.compile("^h5, the white queen.*, last move$"))
    assert two.seq == before + 2
    assert len(two.sent) == 1
    expect(two.panel).to_have_count(0)
    assert two.white.problems == two.black.problems == []


def test_a_waiting_move_is_taken_back(two: Two) -> None:
    """The button, Escape or a right click take the move back; then it is not played, and another one may wait."""
    before = two.seq
    for take_back in (
        two.panel.get_by_role("button", name="Take it back").click,
        lambda: two.white.keyboard.press("Escape"),
        lambda: people.square(two.white, "a5").click(button="right"),
    ):
        _by_click(two.white)
        expect(two.panel).to_be_visible()
        expect(two.white.locator(".spoken")).to_have_text("Queued move: Queen d1 to h5.")
        take_back()
        expect(two.panel).to_have_count(0)
        expect(two.white.locator(".spoken")).to_have_text("The waiting move is taken back.")
    people.by_mouse(two.black, "a7a6")
    people.await_turn(two.white)
    assert two.seq == before + 1 and two.sent == []


def test_a_waiting_move_that_is_not_legal_any_more_is_dropped(two: Two) -> None:
    """No piece came for the pawn to capture: that is told and read out, and it is White's turn as ever."""
    people.square(two.white, "e4").click()
    people.square(two.white, "d5").click()
    expect(two.panel).to_contain_text("Pawn e4 to d5")
    people.by_mouse(two.black, "a7a6")
    people.await_turn(two.white)
    told = "Pawn e4 to d5 was dropped: it is not legal any more."
    expect(two.white.get_by_test_id("asked")).to_have_text(told)
    expect(two.white.locator(".spoken")).to_contain_text(told)
    assert two.sent == []
    people.square(two.white, "e4").click()
    expect(two.white.get_by_test_id("asked")).to_have_text("Choose its square.")


def test_a_waiting_move_whose_piece_is_gone_is_dropped(two: Two) -> None:
    """Black captures the pawn that was to go on."""
    people.by_mouse(two.black, "d7d5")
    people.await_turn(two.white)
    two.play(two.white, "a2a3")
    two.sent.clear()
    people.square(two.white, "e4").click()
    people.square(two.white, "e5").click()
    expect(two.panel).to_contain_text("Pawn e4 to e5")
    people.by_mouse(two.black, "d5e4")
    people.await_turn(two.white)
    expect(two.white.get_by_test_id("asked")).to_have_text(
        "Pawn e4 to e5 was dropped: the piece was moved or captured."
    )
    assert two.sent == []


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_waiting_move_and_the_way_back_are_in_view(
    locale: str, everywhere: Everywhere, hall: Hall, visitor: Any
) -> None:
    """Both are in view in every window, with the board and both seats; axe finds nothing."""
    page, other = visitor(hall, width=320, height=568, touch=True, locale=locale), visitor(hall)
    match = people.open_table(page, rules=RULES)
    players.join(other, match)
    for square in ("e2", "e4", "d1", "h5"):
        expect(people.square(page, square)).to_have_class(re.compile({"e2": "own", "d1": "ahead"}.get(square, "aim")))
        people.square(page, square).tap()
    expect(page.locator(".waiting h2")).to_be_visible()
    marks = replace(CHAKART, turn=".waiting p", asked=".waiting h2")
    found = everywhere(page, f"chakart-waiting-{locale[:2]}", marks)
    assert found == []
    assert violations(page) == []
    assert page.problems == []
