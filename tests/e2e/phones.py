"""Phones and desks at a table, with names as long as names can be."""

import re
from collections.abc import Callable
from operator import itemgetter
from typing import Any
from uuid import uuid4

from playwright.sync_api import expect

from parlour.core import registry
from tests.e2e.measured import DESK, WINDOWS
from tests.e2e.players import LONG, be_somebody
from tests.legal import actions
from tests.served import Hall
from tests.web.visiting import Guest

CLOCK = {"bank": 3600, "increment": 5, "free": 0, "at_zero": "lose"}
LONGEST = 24  # letters of a name
PASSWORD = "a password of the hall"


def phone(hall: Hall, visitor: Any, locale: str = "en-GB", window: tuple[int, int] = WINDOWS[0]) -> Any:
    """Return a phone in the first of the windows, or in another one."""
    page = visitor(hall, width=window[0], height=window[1], touch=window[0] < DESK, locale=locale)
    be_somebody(page)
    name = f"Maximilienne{uuid4().hex}"[:LONGEST]
    assert page.request.post("/api/me/claim", data={"name": name, "password": PASSWORD}).ok
    return page


def table(
    hall: Hall, visitor: Any, rules: str, locale: str, bring: Any = None, window: tuple[int, int] = WINDOWS[0]
) -> tuple[Any, Any, str]:
    """Return two of them at a table with clocks."""
    pages = (phone(hall, visitor, locale, window), phone(hall, visitor, locale, window))
    game = rules.partition(":")[0]
    wish = {
        "game": game,
        "rules": rules,
        "seat": registry.game(game).seats[0],
        "bring": bring,
        "opponent": {"kind": "link"},
        "terms": {"clock": CLOCK},
    }
    answer = pages[0].request.post("/api/matches", data=wish)
    assert answer.status == 201, answer.text()
    match = str(answer.json()["id"])
    pages[0].goto(f"/t/{match}")
    joined = pages[1].request.post(f"/api/matches/{match}/join", data={"bring": bring})
    assert joined.ok, joined.text()
    pages[1].goto(f"/t/{match}")
    for page in pages:
        expect(page.locator("[data-seq]")).to_be_attached(timeout=LONG)
    return (*pages, match)


def behind(page: Any, hall: Hall) -> Guest:
    """Return a client for the player at this page, to play there without touching it."""
    guest = Guest(hall.url)
    guest.http.cookies.clear()
    guest.http.cookies.update({cookie["name"]: cookie["value"] for cookie in page.context.cookies()})
    return guest


def play_one(guests: list[Guest], match: str, choose: Callable[[list[str]], str] = itemgetter(0)) -> None:
    """Play a legal action for the seat to act, the first if nobody chooses."""
    for player in guests:
        with player.at({"id": match}) as seat:
            view = seat.hear("snapshot")["history"][-1]["view"]
            if view["legal"]:
                assert seat.act(choose(actions(view)))["type"] == "accepted"
                return
    raise AssertionError("nobody's turn")


def study(page: Any, game: str, position: dict[str, Any], rules: str | None = None) -> None:
    """Let the page play on from a position."""
    be_somebody(page)
    wish = {"begin": {"game": game, "rules": rules or f"{game}:seed", "position": position}}
    answer = page.request.post("/api/studies", data=wish)
    assert answer.ok, answer.text()
    page.goto(f"/t/{answer.json()['id']}")


def refused(page: Any) -> None:
    """Replace every later action of the page by nonsense, so that it hears a refusal."""

    def between(socket: Any) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: server.send(re.sub(r'"action":"[^"]*"', '"action":"nonsense"', text)))

    page.route_web_socket(re.compile(r"/api/matches/.*/socket"), between)
    page.reload()
