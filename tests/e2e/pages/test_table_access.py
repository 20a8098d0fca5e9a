"""Everybody can play: axe finds nothing at the tables of the three games, in any window, language or theme."""

from collections.abc import Callable, Iterable
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import expect

from tests.e2e import cipher_positions, players
from tests.e2e.access import violations
from tests.e2e.measured import fits, resize, shoot
from tests.e2e.phones import behind, phone, study
from tests.served import Hall

pytestmark = pytest.mark.browser

# The windows of a finger and of a mouse, each with its theme in English; French has the other. The third is half of a
# laptop's window: a page at 200 per cent.
PHONES = {(360, 640): "light", (740, 360): "dark", (640, 400): "light"}
DESKS = {(1280, 800): "dark"}
LIKE = (390, 664)  # laid out as the first of them
OTHER = {"light": "dark", "dark": "light"}
GAMES = {
    "triple-triad": ("triple-triad:ff8+same+plus+elemental+card_pick=random+visibility=open", None),
    "chakart": ("chakart:seed", None),
    "cipher": ("cipher:official", {"deck": "S01"}),
}
HOUSE = {"kind": "bot", "agent": "random"}
USUAL = (3, 6)  # units in each line of Cipher, and cards in the hand


def _turn(page: Any, _hall: Hall, game: str) -> None:
    """Play to my own turn and a proposal of the coach."""
    page.goto("/about")
    page.evaluate("game => localStorage.setItem(`parlour-${game}-coach`, 'on')", game)
    if game == "cipher":
        study(page, game, cipher_positions.asked("act", *USUAL))
    else:
        players.open_table(page, *GAMES[game], HOUSE)
    expect(players.proposed(page)).to_be_enabled()


def _battle(page: Any, _hall: Hall, _game: str) -> None:
    """Play to a battle of Cipher, and its question to me."""
    study(page, "cipher", cipher_positions.asked("critical", *USUAL))
    expect(page.locator(".ask.mine .btn:enabled").first).to_be_visible()


def _end(page: Any, hall: Hall, game: str) -> None:
    """Resign."""
    match = players.open_table(page, *GAMES[game], HOUSE)
    expect(page.locator("[data-seq]")).to_be_attached()
    with behind(page, hall) as guest, guest.at({"id": match}) as seat:
        assert seat.ask({"type": "resign", "command": uuid4().hex})["type"] == "accepted"
    expect(page.locator("dialog.end .next .btn")).to_be_visible()


def _closed(page: Any, hall: Hall, game: str) -> None:
    """Resign, and look at the final board."""
    _end(page, hall, game)
    players.close_end(page)


MOMENTS: dict[str, tuple[Callable[[Any, Hall, str], None], Iterable[str]]] = {
    "turn": (_turn, GAMES),
    "battle": (_battle, ("cipher",)),
    "end": (_end, GAMES),
    "closed": (_closed, GAMES),
}


@pytest.mark.variants("locale", "window", "game")
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("window", PHONES | DESKS)
@pytest.mark.parametrize(
    ("moment", "game"), [(moment, game) for moment, (_come, games) in MOMENTS.items() for game in games]
)
def test_axe_finds_nothing_at_a_table(
    moment: str, game: str, window: tuple[int, int], locale: str, quiet: Hall, visitor: Any
) -> None:
    """Axe finds nothing on my turn beside the coach, in a battle and at the end; nothing scrolls sideways.

    The windows are a phone, upright and on its side, a desk, and 200 per cent. Each has both languages, in different
    themes.
    """
    windows = PHONES if window in PHONES else DESKS
    page = phone(quiet, visitor, locale, next(iter(windows)))
    MOMENTS[moment][0](page, quiet, game)
    page.emulate_media(color_scheme=OTHER[windows[window]] if locale == "fr-FR" else windows[window])
    resize(page, *window)
    shoot(page, f"access-{game}-{moment}-{locale[:2]}-{window[0]}")
    found = violations(page)
    for other in (*windows, LIKE):
        resize(page, *other)
        if not fits(page):
            found.append(f"{other}: scrolls sideways")
    assert found == []
    assert page.problems == []
