"""Scenes: all pictures by name; a page or a table is one line here."""

import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Page

from gallery import presses
from gallery.evening import TRIAD
from gallery.spot import Heard, Spot, Until
from gallery.stage import Stage
from gallery.usual import Usual
from tests.e2e import cipher_positions
from tests.e2e.story import Move
from tests.e2e.study import endings
from tests.web.visiting import Guest, Message

FACES = "[data-card] text"  # in Cipher cards are known a little later than where they lie
LATER = 5  # the first turn of Cipher with units on the field


@dataclass(frozen=True)
class Scene:
    """The place of a picture, the element that must be there, the action before it, and the browser's storage.

    `told` is what the hall answers, by address.
    """

    spot: Callable[[Stage], Spot]
    ready: str = "h1"
    press: Callable[[Page], Any] = lambda page: None
    kept: Mapping[str, str] = field(default_factory=dict)
    told: Mapping[str, Any] = field(default_factory=dict)


def _page(path: str, press: Callable[[Page], Any] = lambda page: None) -> Scene:
    """Return a page as a newcomer sees it."""
    return Scene(lambda stage: stage.usual.at(path), press=press)


def _known(path: str) -> Scene:
    """Return a page as seen by an account with cards and a table."""
    return Scene(lambda stage: stage.usual.at(path, stage.usual.regular))


def _seen(path: Callable[[Usual], str], by: Callable[[Usual], Guest] | None = None) -> Scene:
    """Return a page at an address that the hall knows, as seen by a newcomer or somebody of the hall."""
    return Scene(lambda stage: stage.usual.at(path(stage.usual), by and by(stage.usual)))


def _evening(path: str) -> Scene:
    """Return a page of that evening as a newcomer sees it."""
    return Scene(lambda stage: stage.evening.anew(path))


def _odile(path: str) -> Scene:
    """Return a page of that evening as Odile sees it."""
    return Scene(lambda stage: stage.evening.at(path))


def _invited(game: str) -> Scene:
    """Return the page of whoever has the link of Odile's invitation."""
    return Scene(lambda stage: stage.evening.anew(stage.evening.invitations[game]))


def _empty(path: str) -> Scene:
    """Return a page of a hall where nobody has been."""
    return Scene(lambda stage: stage.quiet.at(path))


def _coach(game: str) -> Mapping[str, str]:
    """Return what a browser keeps where the coach is on."""
    return {f"parlour-{game}-coach": "on"}


def _first_game(heard: Heard, press: Callable[[Page], Any] = lambda page: None) -> Scene:
    """Return a newcomer's first game of Triple Triad, with the coach, at a moment."""
    return Scene(
        lambda stage: stage.evening.first_game(heard), "[data-seq]", presses.advised(press), _coach("triple-triad")
    )


def _coached(rules: str, position: Mapping[str, Any], press: Callable[[Page], Any] = lambda page: None) -> Scene:
    """Return a position with the coach."""
    kept = _coach(rules.partition(":")[0])
    return Scene(lambda stage: stage.quiet.study(rules, position), "[data-seq]", presses.advised(press), kept)


def _cipher(ask: str, press: Callable[[Page], Any] = lambda page: None) -> Scene:
    """Return a full table of Cipher with this question."""
    position = cipher_positions.asked(ask, *ROWS)
    return Scene(lambda stage: stage.quiet.study("cipher:seed", position), FACES, press)


def _table(game: str, until: Until, press: Callable[[Page], Any] = lambda page: None) -> Scene:
    return Scene(lambda stage: stage.usual.table(game, until), FACES if game == "cipher" else "[data-seq]", press)


def _record(game: str) -> Scene:
    """Return the record of a match that was won."""
    return Scene(lambda stage: stage.usual.record(game), FACES if game == "cipher" else ".table [data-seq]")


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


def _pack(turned: int) -> Scene:
    """Return the album while a pack is opened of which so many cards have been turned; at -1 it is sealed."""
    begun = {"shelf": "triple-triad/ff8", "community": "", "pack": "packet-of-five", "seal": SEAL, "turned": turned}
    kept = {"parlour-pack": json.dumps(begun)}
    told = {"/api/ledger": LEDGER} | {f"/api/register/{one['asset']}": one for one in (OWNED, TWICE)}
    return replace(_known("/collection"), kept=kept, told=told, ready="dialog[open]")


def _act(number: int, memo: str, day: int, with_: str | None = None, **told: Any) -> dict[str, Any]:
    """Return a line of the ledger by which a card came."""
    change = {"asset": STORIED, "name": "MiniMog", "called": {"en": "MiniMog", "fr": "MiniMog"}, "amount": 1}
    line = {"number": number, "time": f"2026-11-{day:02}T20:00:00Z", "memo": memo, "match": None, "with": with_}
    return {**line, "changes": [change], "pack": None, **told}


# A card with a past, and the pack from which it came.
STORIED = "triple-triad/ff8/80"
SECRET = "07" * 32
SEAL = hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()
PACK = {"cards": ["80", "12", "103", "31", "31"], "commitment": SEAL, "secret": SECRET}
OWNED = {
    **{"game": "triple-triad", "set": "ff8", "title": None, "id": "80", "asset": STORIED, "name": "MiniMog"},
    **{"called": {"en": "MiniMog", "fr": "MiniMog"}, "price": 276, "pays": 138, "mine": 1, "sellable": 1, "sold": True},
    **{"wished": False, "lookers": ["Gaspard"], "holders": [{"id": "o", "name": "Odile", "count": 1, "you": True}]},
    "card": {"id": 80, "name": "MiniMog", "sides": [9, 3, 9, 2], "element": None, "power": 23, "type": None, "level": 8}
    | {"set": "ff8", "person": None},
}
TWICE = OWNED | {"id": "31", "asset": "triple-triad/ff8/31", "name": "Tonberry", "mine": 2, "pays": 28, "lookers": []}
TWICE |= {"called": {"en": "Tonberry", "fr": "Tonberry"}}
LEDGER = {
    "lines": [
        _act(9, "won", 26, "Camille", match="m"),
        _act(3, "opened", 3, pack=PACK),
    ],
    "next": None,
    "earlier": [
        {"owner": "Camille", "time": "2026-11-19T20:00:00Z", "memo": "traded", "with": "Gaspard"},
        {"owner": "Gaspard", "time": "2026-11-12T20:00:00Z", "memo": "opened", "with": None},
    ],
}
ROWS = (4, 5)  # units in each line, and cards in the hand
# How Odile fared against the house, and what her browser remembers.
MET = {
    "/api/tallies": [
        {"game": game, "level": "pip", "won": won, "drawn": 0, "lost": 1}
        for game, won in (("triple-triad", 1), ("chakart", 2))
    ]
}
RETURNING = {
    "parlour-last-triple-triad": json.dumps(
        {"rules": TRIAD, "seat": "random", "agent": "pip", "bring": None, "clock": "none"}
    )
}
GAMES = {"triad": "triple-triad", "chakart": "chakart", "cipher": "cipher"}
CARD = '[data-slot]:not([aria-disabled="true"])'
SCENES: Mapping[str, Scene] = {
    "start-new": _evening("/"),
    "start-back": replace(_odile("/"), kept=RETURNING, told=MET),
    "offline": _page("/", presses.lose_the_network),
    **{f"game-{short}": _page(f"/play/{game}") for short, game in GAMES.items()},
    "lobby": replace(_evening("/lobby"), kept=RETURNING, told=MET),
    "lobby-somebody": _known("/lobby"),
    "lobby-empty": _empty("/lobby"),
    "new-triad": _known("/new/triple-triad"),
    "new-triad-friend": _known("/new/triple-triad?with=friend"),
    "new-chakart": _known("/new/chakart"),
    "new-cipher": _known("/new/cipher"),
    "decks": _page("/decks/cipher"),
    "deck-builder": _page("/decks/cipher", presses.open_deck),
    "deck-builder-deck": _page("/decks/cipher", presses.turn_to_the_deck),
    "collection": _known("/collection"),
    "collection-guest": _page("/collection"),
    "collection-cipher": _known("/collection?set=cipher/enforced"),
    "collection-gold": _known("/collection?at=99"),  # the levels 9 and 10
    "collection-stars": _known("/collection?set=triple-triad/ff14&at=67"),  # five stars
    "collection-missing": replace(_known("/collection"), press=presses.show_in_album("missing")),
    "collection-doubles": replace(_known("/collection"), press=presses.show_in_album("doubles")),
    "collection-visited": _seen(lambda hall: f"/collection?of={hall.regular.me['id']}", lambda hall: hall.host),
    "card": replace(
        _known(f"/card/{STORIED}"),
        told={f"/api/ledger?asset={quote(STORIED, safe='')}": LEDGER, f"/api/register/{STORIED}": OWNED},
    ),
    "card-missing": _known("/card/triple-triad/ff8/82"),
    "card-gold": _known("/card/triple-triad/ff8/109"),
    "card-foil": _known("/card/cipher/enforced/B01-001"),
    "pack-sealed": _pack(-1),
    "pack-torn": _pack(0),
    "pack-turned": _pack(3),
    "pack-open": _pack(5),
    "card-sets": _page("/card-sets"),
    "card-sets-empty": _empty("/card-sets"),
    "card-set": _seen(lambda hall: hall.made),
    "card-set-new": _seen(lambda _hall: "/card-sets/new", lambda hall: hall.host),
    "card-set-face": replace(
        _seen(lambda _hall: "/card-sets/new", lambda hall: hall.host), press=presses.choose_a_face
    ),
    "winnings": replace(
        _seen(lambda hall: hall.won, lambda hall: hall.regular),
        ready="dialog .pool button",
        press=presses.choose(".pool button"),
    ),
    "trades": _known("/trades"),
    "ledger": _known("/ledger"),
    "library": _page("/library"),
    "library-empty": _empty("/library"),
    "record": _seen(lambda hall: hall.furniture.record),
    **{f"record-{short}": _record(game) for short, game in GAMES.items()},
    "after": _seen(lambda hall: f"{hall.furniture.record}/after"),
    "player": replace(_odile("/p/Odile"), kept=RETURNING, told=MET),
    "player-visited": _seen(lambda hall: hall.furniture.player),
    "player-known": _seen(lambda hall: hall.furniture.player, lambda hall: hall.regular),
    "people": _known("/people"),
    "people-empty": _empty("/people"),
    "owners": _known("/people/owners"),
    "communities": _known("/communities"),
    "communities-empty": _empty("/communities"),
    "community": _known("/community/wiki-101"),
    "community-played": _known("/community/ffworld"),
    "community-edit": _seen(lambda _hall: "/community/wiki-101/keep", lambda hall: hall.host),
    "community-new": _seen(lambda _hall: "/communities/new", lambda hall: hall.host),
    "challenge": _invited("triple-triad"),
    "challenge-chakart": _invited("chakart"),
    "challenge-cipher": _invited("cipher"),
    "challenge-open": _seen(lambda hall: hall.furniture.challenge),
    "challenge-staked": _seen(lambda hall: hall.staked, lambda hall: hall.regular),
    "tournaments": _page("/tournaments"),
    "tournaments-empty": _empty("/tournaments"),
    "announce": _known("/tournaments/new/triple-triad"),
    "tournament-check-in": _seen(lambda hall: hall.furniture.check_in),
    "tournament-bracket": _seen(lambda hall: hall.furniture.bracket),
    "tournament-ladder": _seen(lambda hall: hall.furniture.ladder),
    "tournament": _seen(lambda hall: hall.furniture.tournament),
    "opponents": _page("/opponents/triple-triad"),
    "journey": _page("/journey/triple-triad"),
    "puzzle": _page("/puzzle"),
    "puzzle-chosen": Scene(lambda stage: stage.evening.chosen),
    "puzzles": _page("/puzzles"),
    "ratings": _page("/ratings"),
    "ratings-empty": _empty("/ratings"),
    **{f"rules-{short}": _page(f"/rules/{game}") for short, game in GAMES.items()},
    **{f"learn-{short}": _page(f"/learn/{game}") for short, game in GAMES.items()},
    **{f"sandbox-{short}": _page(f"/sandbox/{game}") for short, game in GAMES.items()},
    "inbox": _known("/inbox"),
    "me": _known("/me"),
    "me-guest": _page("/me"),
    "sign-in": _page("/sign-in"),
    "moderation": _seen(lambda _hall: "/moderation", lambda hall: hall.host),
    "host": _seen(lambda _hall: "/host", lambda hall: hall.host),
    "host-accounts": _seen(lambda _hall: "/host/accounts", lambda hall: hall.host),
    "host-import": _seen(lambda _hall: "/host/import", lambda hall: hall.host),
    "host-journal": _seen(lambda _hall: "/host/journal", lambda hall: hall.host),
    "more": _page("/more"),
    "about": _page("/about"),
    "lost": _page("/nowhere/at/all"),
    "invite-share": replace(_odile("/"), press=presses.invite, kept=RETURNING, told=MET),
    "invite-wait": Scene(lambda stage: stage.evening.at(stage.evening.invitations["triple-triad"])),
    "invite-table": _seen(lambda hall: hall.waiting, lambda hall: hall.regular),
    "first-game-triad": _first_game(presses.takes),
    "first-game-took": _first_game(presses.takes, presses.take),
    "first-game-chakart": _coached(endings.CHAKART, endings.VANISHED),
    "hint-triad": Scene(lambda stage: stage.evening.first_game(presses.takes), "[data-seq]", presses.ask_hint),
    "hint-chakart": Scene(
        lambda stage: stage.quiet.study(endings.CHAKART, endings.VANISHED), "[data-seq]", presses.ask_hint
    ),
    "result-triad": _first_game(presses.ends, presses.play_to_the_end),
    "result-chakart": _coached(endings.CHAKART, endings.VANISHED, presses.lose_the_king),
    "result-cipher": _coached(endings.CIPHER, endings.last_battle(), presses.play_to_the_end),
    "analysis": Scene(lambda stage: stage.evening.look_back, ".over b"),
    "analysis-chakart": Scene(lambda stage: stage.usual.after("chakart"), ".board"),
    "analysis-cipher": Scene(lambda stage: stage.usual.after("cipher"), FACES),
    "triad-table-open": _table("triple-triad", _after(0)),
    "triad-table": _table("triple-triad", _after(4), presses.choose(CARD)),
    "triad-plus": _table("triple-triad", _told(by="plus")),
    "triad-chat": _table("triple-triad", _after(3), presses.open_chat),
    "triad-end": _table("triple-triad", _never),
    "chakart-open": _table("chakart", _after(0), presses.choose("button.own")),
    "chakart": _table("chakart", _after(12), presses.choose("button.own")),
    "chakart-egg": _table("chakart", _told(effect="waluigi")),
    "chakart-end": _table("chakart", _never),
    "cipher-mulligan": _table("cipher", _asked("mulligan", turn=0)),
    "cipher-bond": _table("cipher", _asked("bond")),
    "cipher-deploy": _table("cipher", _asked("deploy"), presses.choose(".hand .open")),
    "cipher-act": _table("cipher", _asked("act")),
    "cipher": _table("cipher", _asked("target")),
    "cipher-battle": _table("cipher", _asked("critical")),
    "cipher-evade": _table("cipher", _asked("evade")),
    "cipher-choose": _table("cipher", _asked("choose", turn=0)),
    **{
        f"cipher-first-{at}": _page("/first/cipher", presses.fight(touches)) for at, touches in ((1, 0), (2, 2), (3, 5))
    },
    "cipher-rows": _cipher("deploy", presses.choose(".hand .open")),
    "cipher-ask": _cipher("critical"),
    "cipher-ask-coach": replace(_cipher("critical"), kept=_coach("cipher")),
    "cipher-film": _cipher("act", presses.pause_the_film),
    "cipher-coach": replace(_cipher("deploy"), kept=_coach("cipher")),
    "cipher-end": _table("cipher", _never),
}
