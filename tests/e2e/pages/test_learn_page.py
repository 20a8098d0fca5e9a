"""A first lesson in a browser: every game has one, each step on its own board, and it ends at a first game."""

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
    "en-GB": {"learn": "Learn to play", "next": "Next lesson", "step": "Next step", "play": "Play a first game"},
    "fr-FR": {
        "learn": "Apprendre à jouer",
        "next": "Leçon suivante",
        "step": "Coup suivant",
        "play": "Jouer une première partie",
    },
}


@pytest.mark.parametrize("locale", WORDS)
@pytest.mark.parametrize("game", ["triple-triad", "chakart", "cipher"])
@pytest.mark.slowed
def test_the_lessons_lead_to_a_first_game(game: str, locale: str, hall: Hall, visitor: Any) -> None:
    """From the start page through every lesson, with a finger, to where a game is begun."""
    words = WORDS[locale]
    page = visitor(hall, width=360, touch=True, locale=locale)
    page.goto("/")
    page.locator(f'a[href="/learn/{game}"]', has_text=words["learn"]).tap(timeout=players.LONG)
    expect(page.locator('button[aria-current="step"]')).to_have_count(1, timeout=players.LONG)
    forward = page.get_by_role("button", name=words["next"])
    while forward.count():
        forward.tap()
    page.wait_for_load_state("networkidle")  # a board that comes pushes what is below it
    page.get_by_role("link", name=words["play"]).tap()
    page.wait_for_url(f"**/new/{game}")
    assert page.problems == []


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("locale", WORDS)
def test_a_card_is_taken_before_ones_eyes(locale: str, width: int, hall: Hall, visitor: Any) -> None:
    """The first lesson of Triple Triad: a step on its board turns a card, and the reason is told."""
    page = visitor(hall, width=width, locale=locale)
    page.goto("/learn/triple-triad")
    page.get_by_role("button", name=WORDS[locale]["step"]).click(timeout=players.LONG)
    expect(page.get_by_role("status").filter(has_text="7 > 4")).to_be_visible(timeout=players.LONG)
    shoot(page, f"learn-triple-triad-{locale[:2]}-{width}")
    assert violations(page) == []
    assert fits(page), "the page scrolls sideways"
    assert page.problems == []
