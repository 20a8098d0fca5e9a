"""Scenes: all pictures by name; a page or a table is one line here."""

import hashlib
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Page, WebSocketRoute, expect

from gallery.evening import TRIAD
from gallery.spot import Heard, Spot, Until
from gallery.stage import Stage
from gallery.usual import Usual
from tests.e2e import cipher_positions
from tests.e2e.players import LONG
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
    return Scene(lambda stage: stage.evening.first_game(heard), "[data-seq]", _advised(press), _coach("triple-triad"))


def _coached(rules: str, position: Mapping[str, Any], press: Callable[[Page], Any] = lambda page: None) -> Scene:
    """Return a position with the coach."""
    kept = _coach(rules.partition(":")[0])
    return Scene(lambda stage: stage.quiet.study(rules, position), "[data-seq]", _advised(press), kept)


def _cipher(ask: str, press: Callable[[Page], Any] = lambda page: None) -> Scene:
    """Return a full table of Cipher with this question."""
    position = cipher_positions.asked(ask, *ROWS)
    return Scene(lambda stage: stage.quiet.study("cipher:seed", position), FACES, press)


def _table(game: str, until: Until, press: Callable[[Page], Any] = lambda page: None) -> Scene:
    return Scene(lambda stage: stage.usual.table(game, until), FACES if game == "cipher" else "[data-seq]", press)


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


def _ask_hint(page: Page) -> None:
    """Ask for a hint, in the menu where there is no button, and wait until it is there."""
    asked = page.get_by_role("button", name=re.compile("^(Hint|Indice)$")).filter(visible=True)
    if not asked.count():
        page.get_by_role("button", name=re.compile("^(At this table|À cette table)$")).filter(visible=True).click()
    asked.first.click()
    page.locator(".coach .worth").first.wait_for(timeout=LONG)


def _open_chat(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^(Chat|Discussion)")).filter(visible=True).first.click()


def _advised(press: Callable[[Page], Any]) -> Callable[[Page], Any]:
    """Return the action that waits for the coach before another one."""

    def act(page: Page) -> None:
        expect(page.get_by_role("button", name=PROPOSED)).to_be_enabled(timeout=LONG)
        press(page)

    return act


def _takes(_view: Message, advice: Message) -> bool:
    """Tell whether the coach would take a card."""
    return "takes" in advice["what"]["id"]


def _ends(view: Message, _advice: Message) -> bool:
    """Tell whether nobody will answer the player's next card."""
    return sum(piece is None for piece in view["board"]) <= LAST


def _take(page: Page) -> None:
    """Play what the coach proposes; what the house answers never arrives."""

    def between(socket: WebSocketRoute) -> None:
        hall = socket.connect_to_server()
        mine = iter([True])
        hall.on_message(lambda text: socket.send(text) if '"type":"entry"' not in text or next(mine, False) else None)

    page.route_web_socket(re.compile("/api/matches/.*/socket"), between)
    page.reload()
    _advised(lambda page: page.get_by_role("button", name=PROPOSED).click())(page)
    expect(page.locator(".coach").get_by_text(re.compile(" > "))).to_be_visible(timeout=LONG)


def _play_to_the_end(page: Page) -> None:
    """Play what the coach proposes until the page of the end is there."""
    page.get_by_role("button", name=PROPOSED).click()
    _await_the_end(page)


def _lose_the_king(page: Page) -> None:
    """Play anything else than what saves the king."""
    for square in ("a2", "a3"):
        page.locator(f'[data-square="{square}"]').click()
    _await_the_end(page)


def _await_the_end(page: Page) -> None:
    """Wait until the page of the end says what decided it."""
    decided = page.locator("dialog.end #decided + p")
    expect(decided).to_be_visible(timeout=LONG)
    expect(decided).not_to_have_text(re.compile("…$"), timeout=LONG)


def _pause_the_film(page: Page) -> None:
    """End the turn, and hold the film of the house's turn."""
    page.emulate_media(reduced_motion="no-preference")  # without it no step lies on the table
    page.get_by_role("button", name=ENDED).filter(visible=True).click()
    page.locator(".film li:nth-child(2).now").wait_for(timeout=LONG)
    page.locator(".film .btn").first.click(timeout=LONG)


def _pack(turned: int) -> Scene:
    """Return the album while a pack is opened of which so many cards have been turned; at -1 it is sealed."""
    begun = {"shelf": "triple-triad/ff8", "community": "", "pack": "packet-of-five", "seal": SEAL, "turned": turned}
    kept = {"parlour-pack": json.dumps(begun)}
    return replace(_known("/collection"), kept=kept, told={"/api/ledger": LEDGER}, ready="dialog[open]")


def _act(number: int, memo: str, day: int, with_: str | None = None, **told: Any) -> dict[str, Any]:
    """Return a line of the ledger by which a card came."""
    change = {"asset": STORIED, "name": "MiniMog", "called": {"en": "MiniMog", "fr": "MiniMog"}, "amount": 1}
    line = {"number": number, "time": f"2026-11-{day:02}T20:00:00Z", "memo": memo, "match": None, "with": with_}
    return {**line, "changes": [change], "pack": None, **told}


def _invite(page: Page) -> None:
    """Open the sheet of an invitation."""
    page.locator("section[aria-labelledby=friends] button").click()
    expect(page.get_by_role("dialog").get_by_role("img", name="/c/")).to_be_visible(timeout=LONG)


def _lose_the_network(page: Page) -> None:
    page.context.set_offline(True)
    page.locator(".btn.waits").wait_for()


def _turn_to_the_deck(page: Page) -> None:
    """Turn from the finder to the deck, where the window holds only one of them."""
    _choose(STARTER)(page)
    page.locator(".desk").wait_for()
    for leaf in page.locator(".desk nav button").filter(visible=True).all()[1:]:
        leaf.click()


def _fight(touches: int) -> Callable[[Page], Any]:
    """Return the action that does what the first battle of Cipher asks for, so many times."""
    asked = ".ground .open, .ground .goal, .say > .btn"
    return lambda page: [page.locator(asked).click() for _ in range(touches)]


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
LEDGER = {
    "lines": [
        _act(9, "won", 26, "Camille", match="m"),
        _act(7, "traded", 19, "Gaspard"),
        _act(3, "opened", 3, pack=PACK),
    ],
    "next": None,
}
PROPOSED = re.compile("^(Play it|Jouer ce coup)")
ENDED = re.compile("^(End the turn|Finir le tour)")
LAST = 2  # the most squares that are free when the player has a last card
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
STARTER = ".open"
CARD = '[data-slot]:not([aria-disabled="true"])'
SCENES: Mapping[str, Scene] = {
    "start-new": _evening("/"),
    "start-back": replace(_odile("/"), kept=RETURNING, told=MET),
    "offline": _page("/", _lose_the_network),
    **{f"game-{short}": _page(f"/play/{game}") for short, game in GAMES.items()},
    "lobby": replace(_evening("/lobby"), kept=RETURNING, told=MET),
    "lobby-somebody": _known("/lobby"),
    "lobby-empty": _empty("/lobby"),
    "new-triad": _known("/new/triple-triad"),
    "new-triad-friend": _known("/new/triple-triad?with=friend"),
    "new-chakart": _known("/new/chakart"),
    "new-cipher": _known("/new/cipher"),
    "decks": _page("/decks/cipher"),
    "deck-builder": _page("/decks/cipher", _choose(STARTER)),
    "deck-builder-deck": _page("/decks/cipher", _turn_to_the_deck),
    "collection": _known("/collection"),
    "collection-guest": _page("/collection"),
    "collection-cipher": _known("/collection?set=cipher/enforced"),
    "card": replace(
        _known(f"/card/{STORIED}"),
        told={f"/api/ledger?asset={quote(STORIED, safe='')}": LEDGER, f"/api/register/{STORIED}": OWNED},
    ),
    "card-missing": _known("/card/triple-triad/ff8/80"),
    "pack-sealed": _pack(-1),
    "pack-turned": _pack(3),
    "pack-open": _pack(5),
    "card-sets": _page("/card-sets"),
    "card-sets-empty": _empty("/card-sets"),
    "card-set": _page("/card-sets/new"),
    "trades": _known("/trades"),
    "ledger": _known("/ledger"),
    "library": _page("/library"),
    "library-empty": _empty("/library"),
    "record": _seen(lambda hall: hall.furniture.record),
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
    "invite-share": replace(_odile("/"), press=_invite, kept=RETURNING, told=MET),
    "invite-wait": Scene(lambda stage: stage.evening.at(stage.evening.invitations["triple-triad"])),
    "invite-table": _seen(lambda hall: hall.waiting, lambda hall: hall.regular),
    "first-game-triad": _first_game(_takes),
    "first-game-took": _first_game(_takes, _take),
    "first-game-chakart": _coached(endings.CHAKART, endings.VANISHED),
    "hint-triad": Scene(lambda stage: stage.evening.first_game(_takes), "[data-seq]", _ask_hint),
    "hint-chakart": Scene(lambda stage: stage.quiet.study(endings.CHAKART, endings.VANISHED), "[data-seq]", _ask_hint),
    "result-triad": _first_game(_ends, _play_to_the_end),
    "result-chakart": _coached(endings.CHAKART, endings.VANISHED, _lose_the_king),
    "result-cipher": _coached(endings.CIPHER, endings.last_battle(), _play_to_the_end),
    "analysis": Scene(lambda stage: stage.evening.look_back, ".over b"),
    "analysis-chakart": Scene(lambda stage: stage.usual.after("chakart"), ".board"),
    "analysis-cipher": Scene(lambda stage: stage.usual.after("cipher"), FACES),
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
    **{f"cipher-first-{at}": _page("/first/cipher", _fight(touches)) for at, touches in ((1, 0), (2, 2), (3, 5))},
    "cipher-rows": _cipher("deploy", _choose(".hand .open")),
    "cipher-ask": _cipher("critical"),
    "cipher-film": _cipher("act", _pause_the_film),
    "cipher-coach": replace(_cipher("deploy"), kept=_coach("cipher")),
    "cipher-end": _table("cipher", _never),
}
