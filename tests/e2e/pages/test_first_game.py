"""The first five minutes: a newcomer finishes a first game by pressing only what is offered."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e import cipher_players, players
from tests.e2e.access import violations
from tests.e2e.measured import fits, resize, shoot
from tests.served import Hall
from tests.web.visiting import until

pytestmark = pytest.mark.browser

GAMES = ("triple-triad", "chakart", "cipher")
MINE = re.compile("^(Your turn|À vous)$")
SEEN = "all => all.some((it) => it.offsetWidth > 20 && it.getBoundingClientRect().bottom <= innerHeight)"
COACHED = {"triple-triad": (".frame", ".hand"), "chakart": (".frame",)}  # to be seen beside the coach's line
MOST_KEYS = 150  # presses of Tab between any two places: two decks of fifty cards may lie open
MOST_MOVES = 400


def _by_keys(button: Locator, most: int = MOST_KEYS) -> None:
    """Press Tab until the button has the focus, at most so often, then Enter."""
    expect(button).to_be_enabled(timeout=players.LONG)
    for _ in range(most):
        if button.evaluate("it => it === document.activeElement"):
            return button.page.keyboard.press("Enter")
        button.page.keyboard.press("Tab")
    raise AssertionError("no way there by keyboard")


def _next_by_keys(button: Locator) -> None:
    """Wait until the focus is back on the button, and press Enter."""
    _by_keys(button, 1)


WAYS = {"mouse": Locator.click, "touch": Locator.tap, "keyboard": _by_keys}


@pytest.mark.variants("way")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_finishes_a_first_game(game: str, way: str, quiet: Hall, visitor: Any) -> None:
    """A newcomer presses once on the page of a game, then at each move what the coach proposes, until the end."""
    press, touch = WAYS[way], way == "touch"
    page = visitor(quiet, width=360 if touch else 1280, height=640 if touch else 800, touch=touch)
    press(players.game_page(page, game).get_by_role("button", name="Play", exact=True))
    page.wait_for_url("**/t/*")
    match = page.url.rsplit("/", 1)[-1]
    told = players.match_json(page, match)
    assert [seat["agent"] for seat in told["seats"].values() if seat["kind"] == "bot"] == ["pip"]
    coach = page.get_by_role("region", name="Coach")
    proposed = coach.get_by_role("button", name=re.compile("^Play it"))
    over = page.locator(".result")
    for move in range(MOST_MOVES):
        expect(coach.locator(".btn:enabled").or_(over).first).to_be_visible(timeout=players.LONG)
        if over.is_visible():
            break
        cipher_players.follow(proposed, match, _next_by_keys if move and way == "keyboard" else press)
    expect(over).to_be_visible()
    shoot(page, f"first-{game}-{way}")
    assert page.problems == []


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("game", COACHED)
def test_a_coached_table_is_seen_whole(game: str, locale: str, quiet: Hall, visitor: Any) -> None:
    """The coach's line, the turn, the board and the hand are in the window together and in reach."""
    page = visitor(quiet, width=320, height=480, touch=True, locale=locale)
    page.goto(f"/learn/{game}")
    lessons = page.get_by_role("navigation").filter(has=page.locator("[aria-current=step]")).get_by_role("button")
    lessons.last.click(timeout=players.LONG)
    page.get_by_role("button", name=re.compile("^(Play a first game|Jouer une première partie)$")).click()
    coach = page.locator(".coach")
    expect(coach).to_be_visible(timeout=players.LONG)
    for width, height in ((1280, 800), (740, 360), (320, 480)):
        resize(page, width, height)
        until(lambda: page.get_by_text(MINE).evaluate_all(SEEN), "whose turn it is stands there")
        for part in (coach, *(page.locator(part).first for part in COACHED[game])):
            box = part.bounding_box()
            assert box and box["y"] >= 0 and box["y"] + box["height"] <= height, (width, box)
        said = coach.locator("p")
        assert said.evaluate("it => it.scrollHeight <= it.clientHeight + 1"), (width, said.inner_text())
        assert fits(page), width
        shoot(page, f"coached-{game}-{locale[:2]}-{width}x{height}")
    assert violations(page) == []


@pytest.mark.variants("game")
@pytest.mark.parametrize("game", GAMES)
def test_the_next_proposal_has_the_focus(game: str, quiet: Hall, visitor: Any) -> None:
    """After a proposal is taken by a key, Enter alone takes the next; a focus moved elsewhere stays there.

    No game is over within two moves.
    """
    page = visitor(quiet)
    players.game_page(page, game).get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    match = page.url.rsplit("/", 1)[-1]
    proposed = page.get_by_role("region", name="Coach").get_by_role("button", name=re.compile("^Play it"))
    cipher_players.follow(proposed, match, _by_keys)
    expect(proposed).to_be_focused()
    elsewhere = page.get_by_role("button", name="Sound", exact=True)

    def leave(button: Locator) -> None:
        _next_by_keys(button)
        elsewhere.focus()

    cipher_players.follow(proposed, match, leave)
    expect(proposed).to_be_enabled()
    expect(elsewhere).to_be_focused()
    assert page.problems == []


def test_the_last_choice_comes_back(hall: Hall, visitor: Any) -> None:
    """The last rules and opponent against the house are one press away, and a choice on the page stays."""
    page = visitor(hall)
    page.goto("/new/triple-triad")
    expect(page.get_by_role("radio", name="Pip")).to_be_checked(timeout=players.LONG)
    expect(page.get_by_role("radio", name="Open", exact=True)).to_be_checked()
    page.goto("/new/triple-triad?rules=triple-triad:ff8%2Bcard_pick=random")
    page.get_by_role("radio", name="Madame Strix").check(timeout=players.LONG)
    page.get_by_role("button", name="Sit down and play").filter(visible=True).first.click()
    page.wait_for_url("**/t/*")
    tile = players.game_page(page, "triple-triad")
    opposite = tile.get_by_role("combobox", name="Opposite you")
    expect(opposite).to_have_value("strix")
    opposite.select_option("clover")
    page.reload()
    expect(opposite).to_have_value("clover")
    tile.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    told = players.match_json(page, page.url.rsplit("/", 1)[-1])
    assert told["rules"]["text"] == "triple-triad:ff8+card_pick=random"
    assert [seat.get("agent") for seat in told["seats"].values() if seat["kind"] == "bot"] == ["clover"]
    assert page.problems == []


def test_what_cannot_be_played_again_leads_to_where_another_is_put_together(hall: Hall, visitor: Any) -> None:
    """For a deck that the hall no longer knows, the page says so, over the rules of that game."""
    page = visitor(hall)
    last = {"rules": "cipher:official", "seat": "first", "agent": "random", "bring": {"deck": "S99"}, "clock": "none"}
    page.goto("/")
    page.evaluate("last => localStorage.setItem('parlour-last-cipher', last)", json.dumps(last))
    players.game_page(page, "cipher").get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/new/cipher*")
    expect(page.get_by_role("main")).to_contain_text("S99")
    assert page.problems == []
