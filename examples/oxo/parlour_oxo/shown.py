"""The views of noughts and crosses: events as sentences, a view as JSON and as a drawing."""

from typing import Any, cast

from numpy.typing import NDArray

from parlour.core import words
from parlour.core.contract import OVER
from parlour.core.drawing import DrawnLine
from parlour.core.event import Event
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.shapes import SaidLegal, Told, View
from parlour_oxo.play import ALIGNED, FILLED, MARKED
from parlour_oxo.state import EMPTY, SEATS, SIDE, SIGNS, SQUARES
from parlour_oxo.written import ACTIONS, position, signs

KINDS = {MARKED: "marked", ALIGNED: "aligned", FILLED: "filled"}


class OxoView(View):
    """A view of noughts and crosses: the board, in rows of signs."""

    legal: list[SaidLegal]
    board: list[str]


def decode(log: NDArray[Any]) -> list[Event]:
    """Return the rows of a log as events."""
    entry, events = log[0], []
    for at in range(int(entry["n"])):
        seat, square = (int(value) for value in entry["args"][at][:2])
        kind = KINDS[int(entry["kind"][at])]
        about = {"square": ACTIONS[square]} if kind == "marked" else {}
        events.append(Event(kind, {"seat": SEATS[seat], **about}, int(entry["seen"][at])))
    return events


def event_json(event: Event) -> Told:
    """Return the facts of an event, and a sentence of them in every language."""
    return cast(Told, {"kind": event.kind, **event.data, **words.both(f"oxo-{event.kind}", event.data)})


def _action(action: int) -> SaidLegal:
    """Return an action as it is written, and as a player reads it."""
    return cast(SaidLegal, {"action": ACTIONS[action], **words.both("oxo-mark", {"square": ACTIONS[action]})})


def view_json(game: Game, view: State, viewer: int) -> OxoView:
    """Return a view as JSON: the board, and what this viewer can do now."""
    turn = game.to_act(view)
    return {
        "game": game.name,
        "viewer": (*SEATS, "spectator")[viewer],
        "phase": "over" if turn == OVER else "play",
        "to_act": None if turn == OVER else SEATS[turn],
        "board": position(view)["board"],
        "legal": [_action(action) for action in game.legal(view)] if turn == viewer else [],
        "result": game.result(view),
    }


def drawing(view: State) -> list[DrawnLine]:
    """Return the board: the sign in each square, or the number to mark it by."""
    styles = {SIGNS[0]: SEATS[0], SIGNS[1]: SEATS[1], EMPTY: "dim"}
    found = [
        (f" {ACTIONS[at] if sign == EMPTY else sign.upper()} ", styles[sign]) for at, sign in enumerate(signs(view))
    ]
    return [found[at : at + SIDE] for at in range(0, SQUARES, SIDE)]
