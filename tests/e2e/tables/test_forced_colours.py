"""In the system's own colours sides, choices, legal squares and the last move are told without colour."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import chakart_players, cipher_players, cipher_positions, players
from tests.e2e.measured import shoot
from tests.e2e.phones import study
from tests.e2e.seen import Eye, apart
from tests.served import Hall

pytestmark = pytest.mark.browser

TWIN = "B01-008"  # in Cipher it lies on both sides
CARD = {"card": [7, 2, 3, 4]}
LYING = [*({**CARD, "owner": owner} for owner in ("red", "blue", "red", "blue")), *[None] * 5]
TRIAD = {"board": LYING, "hands": {"red": [CARD] * 3, "blue": [CARD] * 2}, "to_act": "red"}
CHAKART = {"fen": "4k3/1p1p4/8/8/8/8/2P1P3/4K3 w 20 1111 000000000000"}  # the pawns stand on squares of one light
RULES = {"triple-triad": "triple-triad:free"}
SAME = 5  # of a thousand places at which two pieces of one make may differ
MARKED = 15  # of a thousand places at which a marked piece differs
# One grey for both sides: no colour tells them apart.
GREY = """() => {
  const tones = { "": "#777", "-deep": "#222", "-soft": "#ccc" };
  const { style } = document.documentElement;
  for (const side of ["red", "blue"]) for (const tone in tones) style.setProperty(`--${side}${tone}`, tones[tone]);
}"""


def _cipher() -> dict[str, Any]:
    """Return my turn to act, with two of the twins on either side."""
    position = cipher_positions.asked("act", 3, 4)
    for side in ("first", "second"):
        position[side]["front"][1:] = [{"cards": [TWIN]}, {"cards": [TWIN]}]
    return position


@pytest.fixture
def page(hall: Hall, visitor: Any) -> Any:
    """Return a desk in the system's own colours."""
    page = visitor(hall, colours="active")
    yield page
    assert page.problems == []


def _sit(page: Any, game: str) -> None:
    """Sit at the table of this game, with as much of both sides on it."""
    position = {"triple-triad": TRIAD, "chakart": CHAKART, "cipher": _cipher()}[game]
    study(page, game, position, RULES.get(game))
    expect(page.locator("button.own, .hand [aria-pressed], .row .open").first).to_be_attached()


def _answered(page: Any, play: Callable[[], None]) -> None:
    """Play, until the answer of the house lies there."""
    match = page.url.rsplit("/", 1)[-1]
    before = players.match_json(page, match)["seq"]
    play()
    players.await_seq(page, match, before + 1)
    players.await_shown(page, before + 2)


def _shows(eye: Eye, mark: Any) -> None:
    """Check that a mark is visible: without it, its place looks otherwise."""
    expect(mark).to_be_attached()
    seen = eye.look(mark, 3)
    mark.evaluate("it => (it.style.visibility = 'hidden')")
    assert apart(seen, eye.look(mark, 3)) >= MARKED


SIDES = {
    "triple-triad": ("g.card.red > path.body", "g.card.blue > path.body"),
    "chakart": (":is([data-square=c2], [data-square=e2])", ":is([data-square=b7], [data-square=d7])"),
    "cipher": (".near-front [title*=Cain] .turned", ".far-front [title*=Cain] .turned"),
}


@pytest.mark.parametrize("game", SIDES)
def test_whose_a_piece_is_is_seen_without_colours(game: str, page: Any) -> None:
    """Twins of one side look alike, those of two sides do not, in one grey for both."""
    _sit(page, game)
    page.evaluate(GREY)
    eye = Eye(page)
    twins = [page.locator(f".board {side}") for side in SIDES[game]]
    for pair in twins:
        expect(pair).to_have_count(2)
    mine, theirs = ([eye.look(one) for one in pair.all()] for pair in twins)
    shoot(page, f"forced-{game}")
    assert apart(*mine) <= SAME and apart(*theirs) <= SAME
    assert apart(mine[0], theirs[0]) >= MARKED


@pytest.mark.variants("scheme")
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_is_chosen_and_where_it_goes_is_marked_in_triple_triad(scheme: str, page: Any) -> None:
    """The chosen card has a rim and keeps its picture; its legal squares, and the last card, have corners."""
    page.emulate_media(color_scheme=scheme)
    _sit(page, "triple-triad")
    eye = Eye(page)
    card, square = page.locator(".hand [data-slot]").nth(1), page.locator('[data-cell="8"]')
    before = [eye.look(card, 4), eye.look(square)]
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    page.mouse.move(0, 0)
    shoot(page, f"forced-triad-chosen-{scheme}")
    after = [eye.look(card, 4), eye.look(square)]
    assert [apart(*each) >= MARKED for each in zip(before, after, strict=True)] == [True, True]
    _shows(eye, card.locator("g.card > svg").last)
    card.click()
    _answered(page, lambda: players.play_by_mouse(page))
    _shows(eye, page.locator(".board path.ticks").first)


def test_what_is_chosen_and_where_it_goes_is_marked_in_chakart(page: Any) -> None:
    """A ring is around the piece, a mark on its legal squares, and corners where the last move went."""
    _sit(page, "chakart")
    eye = Eye(page)
    piece, goal = chakart_players.square(page, "c2"), chakart_players.square(page, "c4")
    before = [eye.look(piece), eye.look(goal)]
    piece.click()
    page.mouse.move(0, 0)
    expect(page.locator("button.aim").first).to_be_attached()
    after = [eye.look(piece), eye.look(goal)]
    shoot(page, "forced-chakart-chosen")
    assert [apart(*each) >= MARKED for each in zip(before, after, strict=True)] == [True, True]
    _answered(page, goal.click)
    _shows(eye, page.locator(".board rect.trail").first)


def test_what_is_chosen_and_what_it_attacks_is_marked_in_cipher(page: Any) -> None:
    """The attacking unit and its targets look otherwise than units that may be taken up."""
    _sit(page, "cipher")
    eye = Eye(page)
    unit, foe = page.locator(".near-front [data-card]").nth(1), page.locator(".far-front [data-card]").nth(1)
    before = [eye.look(unit.locator(".turned"), 6), eye.look(foe.locator(".turned"), 6)]
    unit.click()
    cipher_players.panel(page).get_by_role("button", name="Attack").first.click()
    expect(foe).to_have_class(re.compile("goal"))
    page.mouse.move(0, 0)
    after = [eye.look(unit.locator(".turned"), 6), eye.look(foe.locator(".turned"), 6)]
    shoot(page, "forced-cipher-chosen")
    assert [apart(*each) >= MARKED for each in zip(before, after, strict=True)] == [True, True]
    assert apart(*after) >= MARKED
