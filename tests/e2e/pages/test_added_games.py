"""A game added by a package is played in the browser, without any client built for it."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Page, expect

from parlour.cli.app import main
from parlour.core import registry
from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.furnished import account
from tests.e2e.measured import PLAIN, Everywhere, shoot
from tests.e2e.phones import table
from tests.served import Hall
from tests.table.shelving import EXAMPLES, NIM, shelved
from tests.web.visiting import play_out

pytestmark = pytest.mark.browser

KUHN, OXO = EXAMPLES / "kuhn_poker", EXAMPLES / "oxo"
MOST = 60  # turns of a match at most
WINDOWS = {"en-GB": (1280, 800), "fr-FR": (320, 568)}
NAMES = {
    "pebbles": {"en-GB": "Pebbles in the wind", "fr-FR": "Pebbles au vent"},
    "kuhn-poker": {"en-GB": "Kuhn poker", "fr-FR": "Poker de Kuhn"},
}
ACTIONS = {
    "pebbles": {"en-GB": "Take one stone", "fr-FR": "Prendre une pierre"},
    "kuhn-poker": {"en-GB": "Check", "fr-FR": "Passer la parole"},
}
RULEBOOK = """
[[chapters]]
name = "last"
title = { en = "The last stone", fr = "La dernière pierre" }
text = { en = "Who takes it wins.", fr = "Qui la prend gagne." }
[[chapters.examples]]
name = "last-one"
title = { en = "One is left", fr = "Il en reste une" }
rules = "pebbles:free+calm"
stage = { heap = 1, calm = 1 }
steps = [{ action = "take 1" }]
"""


def _renamed(project: Path, place: Path) -> Path:
    """Return a copy of Nim that calls itself Pebbles everywhere, with a rulebook: a game in a folder of its own."""
    shutil.copytree(project, place, ignore=shutil.ignore_patterns("__pycache__"))
    (place / "parlour_nim").rename(place / "parlour_pebbles")
    for file in place.rglob("*.*"):
        if file.is_file():
            text = file.read_text(encoding="utf-8")
            file.write_text(text.replace("nim", "pebbles").replace("Nim", "Pebbles"), encoding="utf-8")
    (place / "parlour_pebbles" / "rulebook.toml").write_text(RULEBOOK, encoding="utf-8")
    return place


def _serve() -> None:
    """Serve in a process that was forked from one which had looked for games before these came."""
    registry.look_again()
    main()


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """Yield a hall to which three packages add a game each."""
    pebbles = _renamed(NIM, tmp_path_factory.mktemp("packages") / "pebbles")
    with shelved(pebbles, KUHN, OXO):
        running = Hall(tmp_path_factory.mktemp("hall"), program=_serve)
        running.start()
        yield running
        running.kill()


def _sound(page: Page, name: str) -> None:
    """Check that nothing is out of reach, and nothing hangs over the edge."""
    # text under the bar at the foot of a phone has no colours to check
    page.evaluate("document.querySelector('pre')?.scrollIntoView({ block: 'center' })")
    shoot(page, name)
    assert violations(page) == []
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), name


def _play_out(page: Page, match: str, drawn: str) -> int:
    """Press the first action until the match is over; return how often. Each position must show the `drawn` text."""
    for turn in range(MOST):
        before = players.match_json(page, match)
        if before["status"] == "over":
            return turn
        if before["to_act"] == before["you"]:
            expect(page.locator("[data-action]:enabled").first).to_be_visible()
            assert drawn in page.locator("pre").inner_text()
            page.locator("[data-action]:enabled").first.click()
        players.await_seq(page, match, before["seq"])
    raise AssertionError("the match did not end")


@pytest.mark.variants("locale", "game")
@pytest.mark.parametrize("locale", WINDOWS)
@pytest.mark.parametrize("game", NAMES)
def test_an_added_game_is_played_to_the_end_against_the_house(game: str, locale: str, hall: Hall, visitor: Any) -> None:
    """The game is played from the start page and its own to its record; a hidden value is a question mark."""
    width, height = WINDOWS[locale]
    page = visitor(hall, width=width, height=height, locale=locale)
    page.goto("/")
    page.get_by_role("main").get_by_role("link", name=NAMES[game][locale]).click()
    page.get_by_role("article").get_by_role("button", name=re.compile("^(Play|Jouer)$")).click()
    page.wait_for_url("**/t/*")
    match = page.url.rsplit("/", 1)[-1]
    assert _play_out(page, match, drawn="?") > 0
    expect(page.get_by_role("button", name=re.compile("Rematch|Revanche")).first).to_be_visible()
    assert "?" not in page.locator("pre").first.inner_text()
    _sound(page, f"{game}-{width}-over")
    page.goto(f"/library/{match}")
    expect(page.locator("pre").first).to_be_visible()
    _sound(page, f"{game}-{width}-record")
    assert page.problems == []


def test_a_move_of_the_past_is_looked_at_again(hall: Hall, visitor: Any) -> None:
    """The history shows a position without actions; back at the game, the turn goes on."""
    page = visitor(hall)
    match = players.open_table(page, "pebbles:free+heap=40", opponent={"kind": "bot", "agent": "random"})
    _press(page, match)
    _press(page, match)
    (left,) = re.findall(r"\(\d+\)", page.locator("pre").first.inner_text())
    page.get_by_role("button", name="First position").click()
    expect(page.locator("pre")).to_contain_text("(40)")
    expect(page.locator("[data-action]")).to_have_count(0)
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator("pre")).to_contain_text(left)
    expect(page.locator("[data-action]:enabled").first).to_be_visible()
    page.get_by_role("button", name="Watch again").click()
    expect(page.locator("[data-action]:enabled").first).to_be_visible()
    assert page.problems == []


def _press(page: Page, match: str) -> None:
    """Take one turn and wait for the answer to it."""
    action = page.locator("[data-action]:enabled").first
    expect(action).to_be_visible()
    before = players.match_json(page, match)["seq"]
    action.click()
    players.await_seq(page, match, before + 1)
    expect(action).to_be_visible()


@pytest.mark.variants("locale", "game")
@pytest.mark.parametrize("locale", WINDOWS)
@pytest.mark.parametrize("game", NAMES)
def test_a_turn_at_a_plain_table_is_in_view(
    game: str, locale: str, everywhere: Everywhere, hall: Hall, visitor: Any
) -> None:
    """Drawing, actions and turn are in view for both players in every window, with long names."""
    *pages, match = table(hall, visitor, f"{game}:free", locale)
    found: list[str] = []
    for page in pages:
        expect(page.locator("[data-action], p.waiting").first).to_be_visible()
        found += everywhere(page, f"{game}-turn-{locale[:2]}", PLAIN)
    mover = next(page for page in pages if page.locator("[data-action]").count())
    mover.get_by_role("button", name=ACTIONS[game][locale]).tap()
    players.await_seq(mover, match, players.match_json(mover, match)["seq"] - 1)
    assert found == []
    assert all(page.problems == [] for page in pages)


CARDS = {
    "en-GB": ("Choose your cards", "Sit down and play", "Sit down as Blue"),
    "fr-FR": ("Choisir vos cartes", "S’asseoir et jouer", "S’asseoir côté"),
}


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", WINDOWS)
def test_cards_of_an_added_game_are_chosen_by_their_names(locale: str, hall: Hall, visitor: Any) -> None:
    """Cards are chosen for a new table, which refuses too many in a sentence, and for another's free seat."""
    choose, play, sit = CARDS[locale]
    width, height = WINDOWS[locale]
    page, friend = (visitor(hall, width=width, height=height, locale=locale) for _ in range(2))
    page.goto("/new/pebbles")
    page.get_by_role("button", name=choose).filter(visible=True).click()
    page.locator('[data-card="5"]').click()
    page.locator('[data-card="6"]').click()
    page.get_by_role("button", name=play).click()
    expect(page.locator("main .note.bad")).to_be_visible()
    _sound(page, f"pebbles-{width}-cards")
    page.locator('[data-card="6"]').click()
    page.get_by_role("button", name=play).click()
    page.wait_for_url("**/t/*")
    expect(page.locator("pre")).to_contain_text(": 5")

    match = players.open_table(page, "pebbles:free", bring={"cards": [3]})
    friend.goto(f"/t/{match}")
    friend.locator('[data-card="2"]').click()
    friend.get_by_role("button", name=re.compile(f"^{sit}")).click()
    expect(friend.locator("pre")).to_contain_text(": 2")
    expect(page.locator("pre")).to_contain_text(": 3")
    expect(page.locator("pre")).not_to_contain_text(": 2")
    assert page.problems == friend.problems == []


WORD = re.compile(r"\b(?:game|preset|option|group|table|agent|clock)-[a-z-]+\b")
PAGES = ("", "new/{game}", "rules/{game}", "sandbox/{game}", "library?game={game}", "lobby", "ratings/{game}:free")


@pytest.mark.variants("locale", "game")
@pytest.mark.parametrize("locale", WINDOWS)
@pytest.mark.parametrize("game", NAMES)
def test_every_page_knows_an_added_game(game: str, locale: str, hall: Hall, visitor: Any) -> None:
    """Each page is whole, and calls the game, its rules and its seats by the words it brought."""
    _rated(hall, game)
    width, height = WINDOWS[locale]
    page = visitor(hall, width=width, height=height, locale=locale)
    for number, address in enumerate(PAGES):
        page.goto("/" + address.format(game=game))
        main = page.get_by_role("main")
        expect(main.locator("h1, h2").first).to_be_visible()
        if address != "lobby":  # it names a game where somebody waits for it or plays it, and nobody need do so
            expect(main).to_contain_text(NAMES[game][locale])
        page.wait_for_load_state("networkidle")
        _sound(page, f"{game}-{width}-page{number}")
        assert not WORD.search(main.inner_text()), (address, main.inner_text())
    assert page.problems == []


def _rated(hall: Hall, game: str) -> None:
    """Play a rated match of it to its end."""
    with account(hall.url, f"A{uuid4().hex[:10]}") as ann, account(hall.url, f"B{uuid4().hex[:10]}") as ben:
        match = ann.open(game=game, rules=f"{game}:free", terms={"rated": True})
        with ann.at(match) as one, ben.at(match) as other:
            ben.join(match)
            views = [seat.hear("entry")["entry"]["view"] for seat in (one, other)]
            seats = {str(ann.look(match)["you"]): one, str(ben.look(match)["you"]): other}
            play_out(seats, next(view for view in views if view["legal"]))


def test_an_example_of_an_added_rulebook_is_stepped_through(hall: Hall, visitor: Any) -> None:
    """The example is drawn as the table is, and each step says what happened."""
    page = visitor(hall)
    page.goto("/rules/pebbles")
    page.get_by_role("button", name="Next step").click()
    expect(page.locator("pre")).to_contain_text("(0)")
    expect(page.get_by_role("status").filter(has_text="Red takes one stone.")).to_be_visible()
    _sound(page, "pebbles-rulebook")


SEATS = {"en-GB": ("Cross", "Nought"), "fr-FR": ("Croix", "Rond")}


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", SEATS)
def test_the_seats_of_an_added_game_are_called_by_its_words(locale: str, hall: Hall, visitor: Any) -> None:
    """The seats have their words where one is chosen, left free or taken; no id of a message is shown."""
    width, height = WINDOWS[locale]
    page, friend = (visitor(hall, width=width, height=height, locale=locale) for _ in range(2))
    page.goto("/new/oxo")
    for seat in SEATS[locale]:
        expect(page.locator("fieldset label").filter(has_text=re.compile(rf"^\s*{seat}\s*$"))).to_have_count(1)
    match = players.open_table(page, "oxo:free")
    friend.goto(f"/t/{match}")
    friend.get_by_role("button", name=re.compile(f"{SEATS[locale][1]}$")).click()
    expect(friend.get_by_role("img", name=SEATS[locale][1]).first).to_be_visible()
    for one in (page, friend):
        one.goto(f"/t/{match}")
        expect(one.locator("pre")).to_be_visible()
        assert not re.search(r"\b(table|oxo|seat)-[a-z-]+\b", one.get_by_role("main").inner_text())
    assert page.problems == friend.problems == []
