"""Before a newcomer's first game of Cipher comes one battle, in which they attack twice and read what wins."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.measured import fits, resize, shoot
from tests.served import Hall

pytestmark = pytest.mark.browser

PLAY = re.compile("^(Play|Jouer)$")
SKIP = re.compile("^(Skip|Passer)$")
HIGH = "document.scrollingElement.scrollHeight <= innerHeight"
WINDOWS = [(390, 664), (740, 360), (1280, 800), (320, 568), (360, 640)]
MOST_KEYS = 12  # from the head of the page to a card
WAYS = {
    "touch": {"width": 390, "height": 664, "touch": True, "locale": "fr-FR"},
    "keyboard": {"width": 1280, "height": 800},
}
SAID = {
    "touch": {
        "goal": "Détruisez les orbes, puis touchez le héros une dernière fois.",
        "attack": "Voici Marth, votre héros.",
        "sum": "60 contre 50 : touché !",
        "break": "Détruire l’orbe",
        "again": "Chrom n’a plus d’orbe.",
        "second": "Shiida",
        "won": "60 contre 60 : gagné !",
        "real": "Jouer une vraie partie contre Pip",
    },
    "keyboard": {
        "goal": "Break the orbs, then hit the hero one last time.",
        "attack": "This is Marth, your hero.",
        "sum": "60 against 50: a hit.",
        "break": "Break the orb",
        "again": "Chrom has no orb left.",
        "second": "Caeda",
        "won": "60 against 60: you win.",
        "real": "Play a real game against Pip",
    },
}


def _by_keys(button: Locator) -> None:
    """Press Enter on what has the focus: the battle leads it to whatever is asked for."""
    expect(button).to_be_focused()
    button.page.keyboard.press("Enter")


def _tab_to(button: Locator) -> None:
    """Press Tab until the button has the focus."""
    for _ in range(MOST_KEYS):
        if button.evaluate("it => it === document.activeElement"):
            return
        button.page.keyboard.press("Tab")
    raise AssertionError("no way there by keyboard")


def _card(page: Page, name: str) -> Locator:
    """Return a card of the battle by the name of its unit."""
    return page.locator(f'.ground [data-card][aria-label*="{name}"]')


def _real(page: Page) -> None:
    """Expect a table of Cipher against Pip, with the coach."""
    page.wait_for_url("**/t/*")
    seats = players.match_json(page, page.url.rsplit("/", 1)[-1])["seats"].values()
    assert [seat["agent"] for seat in seats if seat["kind"] == "bot"] == ["pip"]
    expect(page.get_by_role("region", name=re.compile("^(Coach|Guide)$"))).to_be_visible(timeout=players.LONG)


@pytest.mark.variants("way")
@pytest.mark.parametrize("way", WAYS)
def test_a_newcomer_fights_a_battle_before_the_first_game(way: str, quiet: Hall, visitor: Any) -> None:
    """Each step is announced, with its sum; the battle leads on to the real game, in every window and both themes."""
    words = SAID[way]
    press = Locator.tap if way == "touch" else _by_keys
    page = visitor(quiet, **WAYS[way])
    page.emulate_media(color_scheme="dark")
    players.game_page(page, "cipher").get_by_role("button", name=PLAY).click()
    page.wait_for_url("**/first/cipher")
    told = page.get_by_role("status")

    def look(step: str) -> None:
        expect(told.get_by_role("heading", name=words[step], exact=True)).to_be_visible()
        expect(page.get_by_text(words["goal"])).to_be_visible()
        assert violations(page) == []
        assert fits(page) and page.evaluate(HIGH), step
        shoot(page, f"first-battle-{step}-{way}")

    look("attack")
    if way == "keyboard":
        _tab_to(_card(page, "Marth"))
    press(_card(page, "Marth"))
    press(_card(page, "Chrom"))
    look("sum")
    expect(page.locator(".sum")).to_have_text([re.compile(r"40 \+ 20\s*60"), re.compile(r"40 \+ 10\s*50")])
    press(page.get_by_role("button", name=words["break"]))
    look("again")
    press(_card(page, words["second"]))
    press(_card(page, "Chrom"))
    look("won")
    expect(page.locator(".sum")).to_have_text([re.compile(r"50 \+ 10\s*60"), re.compile(r"40 \+ 20\s*60")])
    real = page.get_by_role("button", name=words["real"])
    for window in WINDOWS:
        resize(page, *window)
        expect(real).to_be_in_viewport(ratio=1)
        assert fits(page) and page.evaluate(HIGH), window
        page.emulate_media(color_scheme="light")
    assert violations(page) == []
    press(real)
    _real(page)
    assert page.problems == []


def test_the_battle_can_be_skipped_and_does_not_come_again(quiet: Hall, visitor: Any) -> None:
    """A card is read as at a table. Skip leads to the real game, and from then on Play leads there at once."""
    page = visitor(quiet)
    tile = players.game_page(page, "cipher")
    tile.get_by_role("button", name=PLAY).click()
    _card(page, "Chrom").click()
    page.get_by_role("dialog").get_by_role("button").first.click()
    page.get_by_role("button", name=SKIP).click()
    _real(page)
    page.evaluate("localStorage.removeItem('parlour-last-cipher')")
    tile = players.game_page(page, "cipher")
    tile.get_by_role("button", name=PLAY).click()
    _real(page)
    assert page.problems == []


@pytest.mark.variants("path")
@pytest.mark.parametrize("path", ["/rules/cipher", "/learn/cipher"])
def test_the_battle_is_found_again(path: str, hall: Hall, visitor: Any) -> None:
    """The rulebook and the lessons lead to it, and it leads back to the hall; a game without one says so."""
    page = visitor(hall)
    page.goto(path)
    page.get_by_role("link", name="First battle").click()
    expect(page.get_by_role("heading", level=1, name="First battle")).to_be_visible()
    page.get_by_role("link", name="Back to the hall").click()
    expect(page).to_have_url(f"{hall.url}/")
    page.goto("/first/chakart")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.problems == []
