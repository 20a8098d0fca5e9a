"""A first lesson in a browser: every game has one, each step on its own board, and it ends at a first game."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.conftest import shoot
from tests.e2e.measured import fits
from tests.served import Hall

pytestmark = pytest.mark.browser

WORDS = {
    "en-GB": {
        "learn": "Learn to play",
        "next": "Next lesson",
        "show": "Show me",
        "done": "That is it.",
        "square": "square",
        "play": "Play a first game",
    },
    "fr-FR": {
        "learn": "Apprendre à jouer",
        "next": "Leçon suivante",
        "show": "Montrer",
        "done": "C’est cela.",
        "square": "case",
        "play": "Jouer une première partie",
    },
}


@pytest.mark.parametrize("locale", WORDS)
@pytest.mark.parametrize("game", ["triple-triad", "chakart", "cipher"])
@pytest.mark.slowed
def test_the_lessons_lead_to_a_first_game(game: str, locale: str, hall: Hall, visitor: Any) -> None:
    """From the start page through every lesson, with a finger, to a table where a coach sits by."""
    words = WORDS[locale]
    page = visitor(hall, width=360, touch=True, locale=locale)
    page.goto("/")
    page.locator(f'a[href="/learn/{game}"]', has_text=words["learn"]).tap(timeout=players.LONG)
    expect(page.locator('button[aria-current="step"]')).to_have_count(1, timeout=players.LONG)
    forward = page.get_by_role("button", name=words["next"])
    while forward.count():
        forward.tap()
    page.wait_for_load_state("networkidle")  # a board that comes pushes what is below it
    page.get_by_role("button", name=words["play"]).last.tap()
    page.wait_for_url("**/t/*")
    assert page.problems == []


# The square on which each lesson's card does what is asked for, and one on which it does not.
RIGHT = {
    "capture": (5, 0),
    "same": (0, 4),
    "plus": (0, 4),
    "combo": (0, 5),
    "elemental": (0, 2),
    "end": (8, None),
    "one": (8, None),
}


@pytest.mark.parametrize(("width", "way"), [(360, "touch"), (1280, "mouse"), (1280, "keys")])
@pytest.mark.parametrize("locale", WORDS)
def test_the_reader_places_the_cards(locale: str, width: int, way: str, hall: Hall, visitor: Any) -> None:
    """Every lesson of Triple Triad: a wrong square is answered and changes nothing, the right one turns the cards."""
    page = visitor(hall, width=width, touch=way == "touch", locale=locale)
    words = WORDS[locale]
    page.goto("/learn/triple-triad")

    def place(at: int) -> None:
        square = page.locator(f'[data-cell="{at}"]')
        if way == "keys":
            square.focus()
            page.keyboard.press("Enter")
        else:
            (square.tap if way == "touch" else square.click)()

    for name, (right, wrong) in RIGHT.items():
        show = page.get_by_role("button", name=words["show"], exact=True)
        expect(show).to_be_visible(timeout=players.LONG)
        if wrong is not None:
            place(wrong)
            expect(page.get_by_role("status").filter(has_text=f"{words['square']} {wrong + 1}")).to_be_visible()
            expect(show).to_be_visible()
        if name == "same":
            assert "takes" not in page.locator(".board").inner_text()
            shoot(page, f"learn-triple-triad-{locale[:2]}-{width}")
        place(right)
        expect(page.get_by_text(words["done"], exact=True)).to_be_visible()
        if name == "capture":
            expect(page.get_by_role("status").filter(has_text="2 > 1")).to_be_visible()
        assert violations(page) == []
        assert fits(page), "the page scrolls sideways"
        forward = page.get_by_role("button", name=words["next"], exact=True)
        if forward.count():
            forward.click()
    assert page.problems == []


def test_a_lesson_shows_what_is_not_found_and_can_be_tried_again(hall: Hall, visitor: Any) -> None:
    """ "Show me" places the card; "Try again" takes it back."""
    page = visitor(hall)
    page.goto("/learn/triple-triad")
    page.get_by_role("button", name="Show me").click(timeout=players.LONG)
    expect(page.get_by_text("That is it.")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Show me")).to_be_visible()
    expect(page.locator('[data-cell="5"]')).to_have_accessible_name(re.compile("empty"))
    assert page.problems == []


CHAKART = {
    "en-GB": [
        "Try it on the board: e2 e4.",
        "No move leads from e2 to e6.",
        "Start again and try e2 e4.",
        "That is it",
        "Start again",
    ],
    "fr-FR": [
        "Essayez sur l’échiquier",
        "Aucun coup ne mène de e2 à e6.",
        "Recommencez et essayez e2 e4.",
        "C’est cela",
        "Recommencer",
    ],
}


@pytest.mark.parametrize("locale", CHAKART)
@pytest.mark.parametrize("window", [(360, 640), (1280, 800)])
def test_a_try_on_the_track_is_answered(window: tuple[int, int], locale: str, hall: Hall, visitor: Any) -> None:
    """Chakart’s first lesson: the whole board is in sight; no move, another move and the one asked for are answered."""
    width, height = window
    asks, astray, other, done, again = CHAKART[locale]
    page = visitor(hall, width=width, height=height, touch=width < 800, locale=locale)
    page.goto("/learn/chakart")
    said = page.locator(".study").get_by_role("status")
    expect(said.filter(has_text=asks)).to_be_visible(timeout=players.LONG)
    board = page.locator(".study .board")
    expect(board).to_be_in_viewport(ratio=1)
    box, bar = board.bounding_box(), page.get_by_role("navigation").last.bounding_box()
    assert box and bar and (width > 800 or box["y"] + box["height"] <= bar["y"])

    def press(name: str) -> None:
        square = page.locator(f'[data-square="{name}"]')
        (square.tap if width < 800 else square.click)()

    press("e2")
    press("e6")
    expect(said.filter(has_text=astray)).to_be_visible()
    press("d2")
    press("d3")
    expect(said.filter(has_text=other)).to_be_visible()
    page.get_by_role("button", name=again, exact=True).click()
    expect(said.filter(has_text=asks)).to_be_visible()
    press("e2")
    press("e4")
    expect(said.filter(has_text=done)).to_be_visible()
    shoot(page, f"learn-chakart-{locale[:2]}-{width}")
    assert violations(page) == []
    assert fits(page)
    assert page.problems == []
