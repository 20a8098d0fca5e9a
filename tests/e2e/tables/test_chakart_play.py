"""People play Chakart: two browsers through all eight eggs, a phone, a position that is pasted, a first lesson."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import chakart_players as people
from tests.e2e import chakart_story, players
from tests.e2e.access import violations
from tests.e2e.chakart_story import EFFECTS, LATE
from tests.e2e.measured import fits, shoot
from tests.e2e.story import Story
from tests.rounds import rounds
from tests.served import Hall

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def eight_eggs() -> Story:
    """Return a whole game in which each of the eight eggs is opened."""
    return chakart_story.story("eight-eggs", EFFECTS, 90)


@pytest.fixture(scope="module")
def short_game() -> Story:
    """Return a short whole game, with a promotion that is chosen after the dice."""
    return chakart_story.story("short-game", {LATE}, 40, since=687)


def _play(story: Story, pages: tuple[Any, Any], ways: tuple[Any, Any], name: str, most: int = 1000) -> None:
    """Let both play the known story, to its end or so many moves of it."""
    match = people.open_table(pages[0])
    assert match == story.match
    players.join(pages[1], match)
    for number, move in enumerate(story.moves[:most]):
        with players.moved(pages[0], match):
            ways[move.seat](pages[move.seat], move.legal["action"])
        if number % 6 == 5:
            for side, page in enumerate(pages):
                shoot(page, f"{name}-{number}-{side}")
    for side, page in enumerate(pages):
        expect(page.get_by_role("button", name="Rematch").first).to_be_visible(visible=most >= len(story.moves))
        shoot(page, f"{name}-end-{side}")
        assert page.problems == []


@pytest.mark.siege  # `test_windows.py` measures each egg's effect at a table of the same game
def test_two_browsers_see_all_eight_eggs(eight_eggs: Story, staged: Callable[[Story], Hall], visitor: Any) -> None:
    """A mouse and a keyboard play a whole game; every effect is told on the page, and both see who won."""
    hall = staged(eight_eggs)
    white, black = visitor(hall), visitor(hall)
    told: list[str] = []
    white.on("websocket", lambda ws: ws.on("framereceived", lambda frame: told.append(str(frame))))
    _play(eight_eggs, (white, black), (people.by_mouse, people.by_keys), "chakart-eggs")
    assert {effect for effect in EFFECTS if any(f'"effect":"{effect}"' in text for text in told)} == EFFECTS


@pytest.mark.slowed
@pytest.mark.parametrize("most", rounds(6, 1000))
def test_a_phone_plays_by_touch(most: int, short_game: Story, staged: Callable[[Story], Hall], visitor: Any) -> None:
    """A phone plays with taps against a mouse that drags."""
    hall = staged(short_game)
    phone, mouse = visitor(hall, width=360, touch=True), visitor(hall, motion="no-preference")
    _play(short_game, (phone, mouse), (people.by_touch, people.by_drag), "chakart-phone", most)


@pytest.mark.variants("locale", "width")
@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_axe_finds_nothing_at_the_track(width: int, locale: str, hall: Hall, visitor: Any) -> None:
    """There is no violation at a table, in its sheets and in the lessons, and nothing scrolls sideways."""
    page = visitor(hall, width=width, touch=width == 360, locale=locale)
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        found[name] = violations(page)
        shoot(page, f"chakart-{name}-{locale[:2]}-{width}")
        assert fits(page), f"{name} scrolls sideways"

    people.open_table(page, {"kind": "bot", "agent": "random"})
    expect(page.locator("button.own").first).to_be_attached(timeout=players.LONG)
    look("table")
    page.locator("button.own").first.click()
    look("chosen")
    players.beside(page, "Position")
    look("position")
    page.goto("/learn/chakart")
    expect(page.locator("button.own").first).to_be_attached(timeout=players.LONG)
    look("lesson")
    page.goto("/rules/chakart")
    expect(page.locator("h1")).to_have_count(1, timeout=players.LONG)
    look("rulebook")
    assert {name: problems for name, problems in found.items() if problems} == {}
    assert page.problems == []


def test_the_lessons_show_everything_that_can_come(hall: Hall, visitor: Any) -> None:
    """The chain of the rules page: every outcome with its chance, and the one that is picked lies on the board."""
    page = visitor(hall)
    page.goto("/learn/chakart")
    page.get_by_role("button", name="A chain").click()
    expect(page.locator("button.own").first).to_be_attached(timeout=players.LONG)
    people.square(page, "h1").click()
    people.square(page, "e4").click()
    expect(page.get_by_role("heading", name="9 outcomes")).to_be_visible(timeout=players.LONG)
    page.get_by_role("button", name="banana to e5, bomb to d6").click()
    expect(people.square(page, "d6")).to_have_accessible_name("d6, the white bishop, last move")
    expect(people.square(page, "c6")).to_have_accessible_name("c6, bomb")
    expect(page.locator("svg .left")).to_have_count(2)  # what the bishop left: on the board and in the list


def test_a_pasted_position_is_looked_at_or_refused(hall: Hall, visitor: Any) -> None:
    """A sound line opens a board that can be played on; a wrong one says what is wrong."""
    page = visitor(hall)
    people.open_table(page, {"kind": "bot", "agent": "random"})
    players.beside(page, "Position")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Look at another position").fill("8/8/8/8/8/8/8/4K3 w 0 1111 000000000000")
    dialog.get_by_role("button", name="Look").click()
    expect(dialog.get_by_role("alert")).to_contain_text("Black has no king", timeout=players.LONG)
    dialog.get_by_label("Look at another position").fill("4k3/8/8/8/8/8/8/R3K3 w 0 1111 000000000000")
    dialog.get_by_role("button", name="Look").click()
    dialog.locator('[data-square="a1"]').click()
    dialog.locator('[data-square="a8"]').click()
    expect(
        dialog.get_by_role("heading", name="1 outcomes").or_(dialog.get_by_text("goes from a1 to a8"))
    ).to_be_visible()


def test_a_draw_is_claimed_and_the_game_walked_back(hall: Hall, visitor: Any) -> None:
    """Queens leave nothing: after going to and fro twice the draw can be claimed, and every step looked at again."""
    white, black = visitor(hall), visitor(hall, width=360, touch=True)
    match = people.open_table(white, rules="chakart:seed+array=orthodox")
    players.join(black, match)
    for number, action in enumerate(["e2e4", "e7e5", *["d1e2", "d8e7", "e2d1", "e7d8"] * 2]):
        page, way = ((white, people.by_mouse), (black, people.by_touch))[number % 2]
        with players.moved(white, match):
            way(page, action)
    people.await_turn(white)
    white.get_by_role("button", name="Claim a draw").click()
    for page in (white, black):
        players.close_end(page)
        expect(page.get_by_role("heading", name="A draw")).to_be_visible()
    black.get_by_role("button", name="Moves", exact=True).click()
    black.get_by_role("dialog").get_by_role("button", name="First position").click()
    expect(black.get_by_role("dialog")).to_have_count(0)
    expect(black.get_by_text("Move 0 of 11")).to_be_visible()
    expect(people.square(black, "e7")).to_have_accessible_name("e7, the black pawn")
    black.get_by_role("button", name="Back to the game").click()
    expect(people.square(black, "e7")).to_have_accessible_name("e7, empty")
    players.beside(black, "Flip")
    assert black.locator("[data-square]").first.get_attribute("data-square") == "a8"
    assert white.problems == black.problems == []
