"""People play Cipher: two browsers, a phone, a keyboard, a house player, and every question there is."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.e2e import cipher_players as people
from tests.e2e import cipher_story, players
from tests.e2e.conftest import shoot
from tests.e2e.hall import Hall
from tests.e2e.story import Story, start

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def starter_game() -> Story:
    """S01 against S02 with all that happens in a game."""
    return cipher_story.STARTER_GAME.tell("starter-game")


@pytest.fixture(scope="module")
def curious_game() -> Story:
    """A game in which everything is asked that can be."""
    return cipher_story.CURIOUS_GAME.tell("curious-game")


@pytest.fixture
def staged(tmp_path: Path) -> Iterator[Callable[[Story], Hall]]:
    """Starts a hall whose first match is a story."""
    halls: list[Hall] = []

    def stage(story: Story) -> Hall:
        halls.append(Hall(tmp_path, start(story)))
        halls[-1].start()
        return halls[-1]

    yield stage
    for hall in halls:
        hall.stop()


def _sit_down(story: Story, pages: tuple[Any, Any]) -> None:
    match = players.open_table(pages[0], story.rules, story.brings[0])
    assert match == story.match
    players.join(pages[1], match, story.brings[1])


def _play(story: Story, pages: tuple[Any, Any], ways: tuple[Any, Any], name: str) -> None:
    """Both play the story as it is known to go; the first of each question is kept as a picture."""
    _sit_down(story, pages)
    asked: set[str] = set()
    for number, move in enumerate(story.moves):
        before = players.match_json(pages[0], story.match)["seq"]
        kind = move.view["ask"]["kind"]
        if kind not in asked or number % 10 == 9:
            asked.add(kind)
            people.await_question(pages[move.seat], move)
            for side, page in enumerate(pages):
                shoot(page, f"{name}-{number:03}-{kind}-{side}")
        ways[move.seat](pages[move.seat], move)
        players.await_seq(pages[0], story.match, before)
    for side, page in enumerate(pages):
        expect(page.get_by_role("button", name="Rematch").first).to_be_visible(timeout=players.LONG)
        shoot(page, f"{name}-end-{side}")
        assert page.problems == []


def test_two_browsers_play_the_starter_decks(starter_game: Story, staged: Callable[[Story], Hall], visitor: Any) -> None:
    """A mouse and a phone play S01 against S02: promotions, supports, a critical, an evade, a forced march, orbs."""
    hall = staged(starter_game)
    pages = (visitor(hall), visitor(hall, width=360, height=740, touch=True))
    _play(starter_game, pages, (people.by_mouse, people.by_touch), "cipher-starters")


def test_everything_is_asked(curious_game: Story, staged: Callable[[Story], Hall], visitor: Any) -> None:
    """Orbs, keepers, orders, lines, payments and choices are answered: by keys alone and by touch."""
    hall = staged(curious_game)
    pages = (visitor(hall), visitor(hall, width=360, height=740, touch=True))
    _play(curious_game, pages, (people.by_keys, people.by_touch), "cipher-questions")
