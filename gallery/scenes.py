"""Scenes: all pictures by name; a page or a table is one line here."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from playwright.sync_api import Page

from gallery.stage import Spot, Stage, Until
from tests.e2e.story import Move
from tests.web.visiting import Message

COACHED = {"parlour-cipher-coach": "on"}
LATER = 5  # the first turn of Cipher with units on the field


@dataclass(frozen=True)
class Scene:
    """The place of a picture, the element that must be there, the action before it, and the browser's storage."""

    spot: Callable[[Stage], Spot]
    ready: str = "h1"
    press: Callable[[Page], Any] = lambda page: None
    kept: Mapping[str, str] = field(default_factory=dict)


def _page(path: str, press: Callable[[Page], Any] = lambda page: None) -> Scene:
    """Return a page as a newcomer sees it."""
    return Scene(lambda stage: Spot(path), press=press)


def _known(path: str) -> Scene:
    """Return a page as seen by an account with cards and a table."""
    return Scene(lambda stage: Spot(path, stage.regular))


def _table(game: str, until: Until, press: Callable[[Page], Any] = lambda page: None) -> Scene:
    return Scene(lambda stage: stage.table(game, until), "[data-seq]", press)


def _after(moves: int) -> Until:
    """Return the moment when so many moves have been played."""
    return lambda played, happened, move: played == moves


def _asked(*kinds: str, turn: int = LATER) -> Until:
    """Return the moment when one of these is asked in Cipher, from a turn on."""
    return lambda played, happened, move: move.view["ask"]["kind"] in kinds and move.view["turn"] >= turn


def _told(**facts: str) -> Until:
    """Return the moment when an event with these facts has just happened."""
    wanted = facts.items()

    def told(_played: int, happened: list[Message], _move: Move) -> bool:
        return any(wanted <= _plain(event).items() for event in happened)

    return told


def _plain(event: Message) -> dict[str, Any]:
    return {key: value for key, value in event.items() if isinstance(value, str)}


def _never(_played: int, _happened: list[Message], _move: Move) -> bool:
    """Return False, so that the match goes to its end."""
    return False


def _choose(what: str) -> Callable[[Page], Any]:
    """Return the action that presses the first of these that is visible."""
    return lambda page: page.locator(what).filter(visible=True).first.click(position={"x": 8, "y": 18})


def _open_chat(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^(Chat|Discussion)")).filter(visible=True).first.click()


def _turn_to_the_deck(page: Page) -> None:
    """Turn from the finder to the deck, where the window holds only one of them."""
    _choose(STARTER)(page)
    page.locator(".desk").wait_for()
    for leaf in page.locator(".desk nav button").filter(visible=True).all()[1:]:
        leaf.click()


GAMES = {"triad": "triple-triad", "chakart": "chakart", "cipher": "cipher"}
STARTER = ".open"
CARD = '[data-slot]:not([aria-disabled="true"])'
SCENES: Mapping[str, Scene] = {
    "start": _page("/"),
    "hall": _known("/"),
    **{f"game-{short}": _page(f"/play/{game}") for short, game in GAMES.items()},
    "lobby": _known("/lobby"),
    "new-triad": _known("/new/triple-triad"),
    "new-triad-friend": _known("/new/triple-triad?with=friend"),
    "new-chakart": _known("/new/chakart"),
    "new-cipher": _known("/new/cipher"),
    "decks": _page("/decks/cipher"),
    "deck-builder": _page("/decks/cipher", _choose(STARTER)),
    "deck-builder-deck": _page("/decks/cipher", _turn_to_the_deck),
    "collection": _known("/collection"),
    "card": _known("/card/triple-triad/ff8/80"),
    "card-sets": _page("/card-sets"),
    "card-set": _page("/card-sets/new"),
    "trades": _known("/trades"),
    "ledger": _known("/ledger"),
    "library": _page("/library"),
    "record": Scene(lambda stage: Spot(stage.furniture.record)),
    "after": Scene(lambda stage: Spot(f"{stage.furniture.record}/after")),
    "player": Scene(lambda stage: Spot(stage.furniture.player)),
    "player-known": Scene(lambda stage: Spot(stage.furniture.player, stage.regular)),
    "people": _known("/people"),
    "owners": _known("/people/owners"),
    "communities": _known("/communities"),
    "community": _known("/community/wiki-101"),
    "community-edit": Scene(lambda stage: Spot("/community/wiki-101/keep", stage.host)),
    "community-new": Scene(lambda stage: Spot("/communities/new", stage.host)),
    "challenge": Scene(lambda stage: Spot(stage.furniture.challenge)),
    "challenge-staked": Scene(lambda stage: Spot(stage.staked, stage.regular)),
    "tournaments": _page("/tournaments"),
    "announce": _known("/tournaments/new/triple-triad"),
    "tournament-check-in": Scene(lambda stage: Spot(stage.furniture.check_in)),
    "tournament-bracket": Scene(lambda stage: Spot(stage.furniture.bracket)),
    "tournament-ladder": Scene(lambda stage: Spot(stage.furniture.ladder)),
    "tournament": Scene(lambda stage: Spot(stage.furniture.tournament)),
    "opponents": _page("/opponents/triple-triad"),
    "puzzle": _page("/puzzle"),
    "puzzles": _page("/puzzles"),
    "ratings": _page("/ratings"),
    **{f"rules-{short}": _page(f"/rules/{game}") for short, game in GAMES.items()},
    **{f"learn-{short}": _page(f"/learn/{game}") for short, game in GAMES.items()},
    **{f"sandbox-{short}": _page(f"/sandbox/{game}") for short, game in GAMES.items()},
    "inbox": _known("/inbox"),
    "me": _known("/me"),
    "me-guest": _page("/me"),
    "sign-in": _page("/sign-in"),
    "moderation": Scene(lambda stage: Spot("/moderation", stage.host)),
    "host": Scene(lambda stage: Spot("/host", stage.host)),
    "host-accounts": Scene(lambda stage: Spot("/host/accounts", stage.host)),
    "host-import": Scene(lambda stage: Spot("/host/import", stage.host)),
    "host-journal": Scene(lambda stage: Spot("/host/journal", stage.host)),
    "more": _page("/more"),
    "about": _page("/about"),
    "lost": _page("/nowhere/at/all"),
    "invite": Scene(lambda stage: Spot(stage.waiting, stage.regular)),
    "triad-table-open": _table("triple-triad", _after(0)),
    "triad-table": _table("triple-triad", _after(4), _choose(CARD)),
    "triad-plus": _table("triple-triad", _told(by="plus")),
    "triad-chat": _table("triple-triad", _after(3), _open_chat),
    "triad-end": _table("triple-triad", _never),
    "chakart-open": _table("chakart", _after(0), _choose("button.own")),
    "chakart": _table("chakart", _after(12), _choose("button.own")),
    "chakart-egg": _table("chakart", _told(effect="waluigi")),
    "chakart-end": _table("chakart", _never),
    "cipher-mulligan": _table("cipher", _asked("mulligan", turn=0)),
    "cipher-bond": _table("cipher", _asked("bond")),
    "cipher-deploy": _table("cipher", _asked("deploy"), _choose(".hand .open")),
    "cipher-act": _table("cipher", _asked("act")),
    "cipher": _table("cipher", _asked("target")),
    "cipher-battle": _table("cipher", _asked("critical")),
    "cipher-evade": _table("cipher", _asked("evade")),
    "cipher-choose": _table("cipher", _asked("choose", turn=0)),
    "cipher-coach": replace(_table("cipher", _asked("act")), kept=COACHED),
    "cipher-end": _table("cipher", _never),
}
