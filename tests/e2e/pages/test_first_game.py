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
DO = re.compile("^(Play it|Jouer ce coup)")
SEEN = "all => all.some((it) => it.offsetWidth > 20 && it.getBoundingClientRect().bottom <= innerHeight)"
COACHED = {"triple-triad": (".frame", ".hand"), "chakart": (".frame",)}  # to be seen beside the coach's line
LOUD = ".frame .btn:is(.brass, .pri)"  # brass or plum: the one thing to do
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


WAYS = {
    "mouse": (Locator.click, {"width": 1280, "height": 800}),
    "touch": (Locator.tap, {"width": 390, "height": 664, "touch": True, "locale": "fr-FR"}),
    "keyboard": (_by_keys, {"width": 1280, "height": 800}),
}
GOALS = {
    "triple-triad": "Most cards in your colour wins|Le plus de cartes à sa couleur gagne",
    "chakart": "Take the black king to win|Prenez le roi noir pour gagner",
    "cipher": "orbs, then hit|orbes adverses, puis touchez",
}
LONGEST = (
    "Fastitocalon-F ici : elle en prend trois par Combo, 10\u00a0>\u00a05. "
    "Mobile Type 8, case 5, pourrait la reprendre."
)
MOST_GAMES = 3  # the first ones; of a hundred games by the coach's advice alone, at least 95 are won


def _begin(page: Any, game: str, press: Any) -> None:
    """Press the button that begins a first game, and pass over the battle that comes before one of Cipher."""
    press(players.game_page(page, game).get_by_role("button", name=re.compile("^(Play|Jouer)$")))
    if game == "cipher":
        press(page.get_by_role("button", name=re.compile("^(Skip|Passer)$")))


def _play(page: Any, game: str, press: Any) -> str:
    """Do what the coach proposes until the match is over, under the sentence of what wins; return how it ended.

    What the coach proposes is the one loud button of the table.
    """
    page.wait_for_url("**/t/*")
    match = page.url.rsplit("/", 1)[-1]
    seats = players.match_json(page, match)["seats"].values()
    assert [seat["agent"] for seat in seats if seat["kind"] == "bot"] == ["pip"]
    expect(page.get_by_text(re.compile(GOALS[game])).filter(visible=True).first).to_be_visible(timeout=players.LONG)
    coach = page.get_by_role("region", name=re.compile("^(Coach|Guide)$"))
    proposed = players.proposed(page)
    end = page.locator("dialog.end").get_by_role("heading", level=1)
    for move in range(MOST_MOVES):
        asked = coach.locator(".btn:enabled").or_(proposed.and_(page.locator(":enabled")))  # not what is on its way
        expect(asked.or_(end).first).to_be_visible(timeout=players.LONG)
        if end.is_visible():
            break
        expect(page.locator(LOUD).filter(visible=True)).to_have_count(1)
        cipher_players.follow(proposed, match, _next_by_keys if move and press is _by_keys else press)
    return str(end.inner_text())


@pytest.mark.variants("way")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_wins_a_first_game(game: str, way: str, quiet: Hall, visitor: Any) -> None:
    """A newcomer begins on the page of a game, then presses what the coach proposes. What wins stands on the table, and
    what decided it at the end. Whoever loses is offered another game at once.
    """
    press, window = WAYS[way]
    page = visitor(quiet, **window)
    _begin(page, game, press)
    for _ in range(MOST_GAMES):
        if re.fullmatch("You won|Vous avez gagné", _play(page, game, press)):
            break
        lost = page.url
        press(page.locator("dialog.end").get_by_role("button", name=re.compile("^(Rematch|Revanche)$")))
        expect(page).not_to_have_url(lost)
    end = page.locator("dialog.end")
    expect(end.get_by_role("heading", name=re.compile("^(You won|Vous avez gagné)$"))).to_be_visible()
    expect(end.get_by_role("heading", name=re.compile("^(What decided it|Ce qui a décidé)$"))).to_be_visible()
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
        alone = (game, width) == ("triple-triad", 320)  # there the board has the room of what the coach says anyway
        turn = coach.get_by_role("button", name=DO) if alone else page.get_by_text(MINE)
        until(lambda turn=turn: turn.evaluate_all(SEEN), "whose turn it is stands there")
        for part in (coach, *(page.locator(part).first for part in COACHED[game])):
            box = part.bounding_box()
            assert box and box["y"] >= 0 and box["y"] + box["height"] <= height, (width, box)
        said = coach.locator("p")
        assert said.evaluate("it => it.scrollHeight <= it.clientHeight + 1"), (width, said.inner_text())
        assert fits(page), width
        shoot(page, f"coached-{game}-{locale[:2]}-{width}x{height}")
    assert violations(page) == []


def test_on_a_phone_the_board_is_as_wide_as_the_window_allows(quiet: Hall, visitor: Any) -> None:
    """In a first game nothing stands over the board but the goal and the coach, and the other hand lies beside it.

    The coach may say the longest it can say of cards of Final Fantasy VIII.
    """
    page = visitor(quiet, width=390, height=664, touch=True, locale="fr-FR")
    _begin(page, "triple-triad", Locator.click)
    coach = page.locator(".coach")
    expect(coach.get_by_role("button", name=DO)).to_be_enabled(timeout=players.LONG)
    # as the line marks a sentence of that length by itself
    coach.locator("p").evaluate(
        "(it, said) => { it.textContent = said; it.parentElement.classList.add('long') }", LONGEST
    )
    for width, height, least in ((390, 664, 310), (360, 640, 290)):
        resize(page, width, height)
        board = page.get_by_role("grid").locator("..").bounding_box()
        far = page.locator("[data-hand=blue], [data-hand=red]").bounding_box()
        assert board and far
        shoot(page, f"coached-widest-{width}x{height}")
        assert board["width"] >= least, (width, board)
        assert far["x"] + far["width"] <= board["x"], (width, far, board)
        expect(page.get_by_text(MINE)).to_have_count(0)
        assert fits(page), width
    page.locator("[data-hand] button").click()
    expect(page.get_by_role("dialog").get_by_role("img").first).to_be_visible()


@pytest.mark.variants("game")
@pytest.mark.parametrize("game", GAMES)
def test_the_next_proposal_has_the_focus(game: str, quiet: Hall, visitor: Any) -> None:
    """After a proposal is taken by a key, Enter alone takes the next; a focus moved elsewhere stays there.

    No game is over within two moves.
    """
    page = visitor(quiet)
    _begin(page, game, Locator.click)
    page.wait_for_url("**/t/*")
    match = page.url.rsplit("/", 1)[-1]
    proposed = players.proposed(page)
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
