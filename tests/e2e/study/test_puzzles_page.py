"""Puzzles in the browser: a wrong try, a hint, solved; today's from the start page, all of them by game and theme."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from parlour.analysis.puzzles import shelf
from parlour.analysis.puzzles.puzzle import Puzzle
from tests.e2e import access, players
from tests.e2e.measured import fits, resize, shoot
from tests.served import Hall

pytestmark = pytest.mark.browser
CARDS = next(one for one in shelf.shipped().values() if one.game == "triple-triad")


def _play(page: Any, one: Puzzle, action: str) -> None:
    """Play a card by its place in the hand, and its square."""
    view: Any = one.played.view(one.state, one.seat)
    move = next(move for move in view["legal"] if move["action"] == action)
    place = next(at for at, card in enumerate(view["hands"][view["to_act"]]) if card["slot"] == move["slot"])
    page.locator("#main").focus()
    page.keyboard.press(str(place + 1))
    page.locator('[data-cell="{cell}"]'.format(**move)).click()


@pytest.mark.variants("width", "height")
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 664)])
def test_a_puzzle_is_solved_after_a_wrong_try(hall: Hall, visitor: Any, width: int, height: int) -> None:
    """The wrong move's worth and answer are told, and both are taken back; a hint opens; the right move tells why."""
    page = visitor(hall, width=width, height=height)
    page.goto(f"/puzzle/{CARDS.id}")
    expect(page.locator(".frame[data-seq]")).to_be_visible()  # until then an empty board stands in its place
    wrong = next(action for action in CARDS.worth if action != CARDS.solution)
    before = page.locator('[data-cell][aria-label*="empty"]').count()
    _play(page, CARDS, wrong)
    expect(page.get_by_text("Not yet", exact=False).first).to_be_visible(timeout=players.LONG)
    expect(page.get_by_text("The answer:", exact=False)).to_be_visible(timeout=players.LONG)
    expect(page.locator('[data-cell][aria-label*="empty"]')).not_to_have_count(before)
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_in_viewport(ratio=1)
    shoot(page, f"puzzle-missed-{width}")
    again.click()
    expect(page.locator('[data-cell][aria-label*="empty"]')).to_have_count(before)
    lit = page.locator(".hand .sel, .brackets.bright")
    for hint, lights in (("Which rule?", 0), ("With what?", 1), ("Where?", 2)):
        page.get_by_role("button", name=hint).click()
        expect(page.get_by_role("button", name=hint)).to_have_count(0, timeout=players.LONG)
        expect(lit).to_have_count(lights)
    shoot(page, f"puzzle-{width}")
    assert access.violations(page) == []
    _play(page, CARDS, CARDS.solution)
    expect(page.get_by_role("heading", name="Solved, try 2")).to_be_visible(timeout=players.LONG)
    expect(page.get_by_text("with 3 hints")).to_be_visible(timeout=players.LONG)
    if width < 800:
        for height in (640, 664):
            resize(page, width - 30 * (height == 640), height)
            expect(page.get_by_role("button", name="Next puzzle")).to_be_in_viewport(ratio=1)
        expect(page.locator("h1 + p", has_text="Solved, try 2")).to_be_in_viewport(ratio=1)
    expect(page.get_by_text("To play", exact=True)).to_have_count(0)
    sides = page.locator(".far, .near").get_by_label(re.compile("^(Red|Blue)$"))
    expect(sides.last).to_have_accessible_name(("Red", "Blue")[CARDS.seat])
    shoot(page, f"puzzle-solved-{width}")
    page.reload()
    expect(page.get_by_role("heading", name="Solved, try 2")).to_be_visible(timeout=players.LONG)
    page.get_by_role("button", name="Play on").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-seq]")).to_be_visible(timeout=players.LONG)
    assert page.problems == []


def test_today_is_one_tap_from_the_door(hall: Hall, visitor: Any) -> None:
    """The week of the daily puzzle has today ringed; all puzzles are listed by game and theme, and each opens."""
    page = visitor(hall, width=390, height=664, locale="fr-FR")
    page.goto("/")
    page.get_by_role("region").get_by_role("link", name="Essayer").click()
    expect(page.get_by_role("img", name="aujourd’hui", exact=False)).to_be_visible(timeout=players.LONG)
    assert access.violations(page) == []
    more = page.get_by_role("region", name="Autres problèmes")
    more.get_by_role("link", name="Triple Triad").click()
    page.get_by_label("Thème").select_option("combo")
    links = page.locator("main ul a")
    expect(links).to_have_count(sum(one.theme == "combo" for one in shelf.shipped().values()), timeout=players.LONG)
    assert access.violations(page) == []
    links.first.click()
    expect(page.locator("[data-cell]").first).to_be_visible(timeout=players.LONG)
    assert page.problems == []


@pytest.mark.parametrize("game", ["chakart", "cipher"])
def test_a_puzzle_of_every_game_is_asked_at_its_own_table(hall: Hall, visitor: Any, game: str) -> None:
    """The task stands beside the board, nothing lies over anything, and no coach advises there."""
    one = next(one for one in shelf.shipped().values() if one.game == game)
    page = visitor(hall, width=1280, height=800)
    page.goto(f"/puzzle/{one.id}")
    expect(page.get_by_role("button", name="Which rule?")).to_be_visible(timeout=players.LONG)
    expect(page.get_by_role("button", name="Coach")).to_have_count(0)
    assert access.violations(page) == []
    page.get_by_role("button", name="With what?").click()
    expect(page.get_by_role("button", name="With what?")).to_have_count(0, timeout=players.LONG)
    expect(page.locator("[data-named], .chosen")).to_have_count(1)
    shoot(page, f"puzzle-{game}")
    assert page.problems == []


@pytest.mark.variants("game")
@pytest.mark.parametrize(("game", "least"), [("triple-triad", 280), ("chakart", 324)])
def test_on_a_phone_a_puzzle_is_one_view(game: str, least: int, hall: Hall, visitor: Any) -> None:
    """A small phone's window holds what is asked, a board as wide as it allows, and the hints."""
    one = next(one for one in shelf.shipped().values() if one.game == game)
    page = visitor(hall, width=360, height=640, touch=True, locale="fr-FR")
    page.goto(f"/puzzle/{one.id}")
    expect(page.locator(".frame[data-seq]")).to_be_visible(timeout=players.LONG)
    board = page.get_by_role("grid").locator("..").bounding_box()
    assert board and board["width"] >= least, board
    for shown in (page.locator("h1 + p"), page.get_by_role("button", name="Quelle règle")):
        expect(shown).to_be_in_viewport(ratio=1)
    shoot(page, f"puzzle-one-view-{game}")
    assert fits(page) and page.problems == []


@pytest.mark.variants("game")
@pytest.mark.parametrize("game", ["triple-triad", "chakart", "cipher"])
def test_its_title_is_read_whole_in_every_window(hall: Hall, visitor: Any, game: str) -> None:
    """The longer of the two titles is read whole: in a narrow column, enlarged, and on a small phone."""
    one = next(one for one in shelf.shipped().values() if one.game == game)
    page = visitor(hall, locale="fr-FR")
    page.goto(f"/puzzle/{one.id}")
    title = page.get_by_role("banner").get_by_role("heading", level=1)
    expect(page.locator(".frame[data-seq]")).to_be_visible(timeout=players.LONG)
    title.evaluate("it => it.textContent = 'Le problème du jour'")
    for width, height in ((640, 400), (568, 320), (844, 390), (320, 568), (1280, 800)):
        resize(page, width, height)
        assert fits(page), (width, height)
        assert title.evaluate("it => it.scrollWidth <= it.clientWidth"), (width, height)
    assert page.problems == []
