"""The views of Nim: events as sentences, a view as JSON and as a drawing."""

from typing import Any, cast

from numpy.typing import NDArray

from parlour.core import words
from parlour.core.contract import OVER, SPECTATOR
from parlour.core.drawing import DrawnLine
from parlour.core.event import Event
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.shapes import SaidLegal, Told, View
from parlour_nim.play import BLEW, TOOK
from parlour_nim.state import HIDDEN, SEATS
from parlour_nim.written import ACTIONS

KINDS = {TOOK: "took", BLEW: "blew"}
PRIVATE = "charm"  # the one fact that not everybody may know


class NimView(View):
    """A view of Nim: the heap, and the charms this viewer may see."""

    legal: list[SaidLegal]
    heap: int
    charms: dict[str, int | None]


def decode(log: NDArray[Any]) -> list[Event]:
    """Return the rows of a log as events."""
    entry, events = log[0], []
    for at in range(int(entry["n"])):
        seat, count = (int(value) for value in entry["args"][at][:2])
        data = {"seat": SEATS[seat], "count": count}
        events.append(Event(KINDS[int(entry["kind"][at])], data, int(entry["seen"][at])))
    return events


def event_json(event: Event, viewer: int) -> Told:
    """Return an event for a viewer: its facts but those they may not know, and a sentence of them in every language."""
    known = event.known_to(viewer)
    data = {name: fact for name, fact in event.data.items() if known or name != PRIVATE}
    message = f"nim-{event.kind}" if known else f"nim-{event.kind}-hidden"
    return cast(Told, {"kind": event.kind, **data, **words.both(message, data)})


def _action(action: int) -> SaidLegal:
    """Return an action as it is written, and as a player reads it."""
    return cast(SaidLegal, {"action": ACTIONS[action], **words.both("nim-take", {"count": action + 1})})


def view_json(game: Game, view: State, viewer: int) -> NimView:
    """Return a view as JSON: the heap, the charms this viewer may see, and what they can do now."""
    turn = game.to_act(view)
    charms = [None if charm == HIDDEN else int(charm) for charm in view["charm"][0]]
    mine = turn == viewer and viewer != SPECTATOR
    return {
        "game": game.name,
        "viewer": (*SEATS, "spectator")[viewer],
        "phase": "over" if turn == OVER else "play",
        "to_act": None if turn == OVER else SEATS[turn],
        "heap": int(view["heap"][0]),
        "charms": dict(zip(SEATS, charms, strict=True)),
        "legal": [_action(action) for action in game.legal(view)] if mine else [],
        "result": game.result(view),
    }


def drawing(view: State, lang: str) -> list[DrawnLine]:
    """Return the stones in a row, and each seat's charm."""
    heap = int(view["heap"][0])
    charms: DrawnLine = []
    for seat, charm in zip(SEATS, view["charm"][0].tolist(), strict=True):
        shown = "?" if charm == HIDDEN else str(charm)
        charms.append((words.say(lang, "nim-holds", {"seat": seat, "charm": shown}) + " ", seat))
    return [[("● " * heap + f"({heap})", "bold")], charms]
