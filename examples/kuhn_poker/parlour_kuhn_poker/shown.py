"""The views of Kuhn poker: events as sentences, a view as JSON and as a drawing."""

from typing import Any, cast

from numpy.typing import NDArray

from parlour.core import words
from parlour.core.contract import OVER, SPECTATOR
from parlour.core.drawing import DrawnLine
from parlour.core.event import Event
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.shapes import SaidLegal, Told, View
from parlour_kuhn_poker.play import DID, SHOWED
from parlour_kuhn_poker.state import ACTIONS, ANTE, BET, CALL, CARDS, HIDDEN, RAISE, SEATS
from parlour_kuhn_poker.written import position

PRIVATE = "card"  # the one fact that not everybody may know


class KuhnView(View):
    """A view of Kuhn poker: the cards this viewer may see, the seat that started, and the actions since."""

    legal: list[SaidLegal]
    cards: dict[str, str | None]
    first: str
    done: list[str]


def decode(log: NDArray[Any]) -> list[Event]:
    """Return the rows of a log as events."""
    entry = log[0]
    return [_event(int(entry["kind"][at]), *map(int, entry["args"][at][:2])) for at in range(int(entry["n"]))]


def _event(kind: int, one: int, other: int) -> Event:
    if kind == DID:
        return Event(ACTIONS[other], {"seat": SEATS[one]})
    if kind == SHOWED:
        return Event("showdown", dict(zip(SEATS, (CARDS[one], CARDS[other]), strict=True)))
    return Event("paid", {"seat": SEATS[one], "count": other})


def event_json(event: Event, viewer: int) -> Told:
    """Return an event for a viewer: its facts but those they may not know, and a sentence of them in every language."""
    known = event.known_to(viewer)
    data = {name: fact for name, fact in event.data.items() if known or name != PRIVATE}
    message = f"kuhn-poker-{event.kind}" if known else f"kuhn-poker-{event.kind}-hidden"
    return cast(Told, {"kind": event.kind, **data, **words.both(message, data)})


def _action(action: str) -> SaidLegal:
    """Return an action as it is written, and as a player reads it."""
    return cast(SaidLegal, {"action": action, **words.both(f"kuhn-poker-do-{action}")})


def view_json(game: Game, view: State, viewer: int) -> KuhnView:
    """Return a view as JSON: the position as far as it is seen, and what this viewer can do now."""
    turn = game.to_act(view)
    written = position(view)
    mine = turn == viewer and viewer != SPECTATOR
    return {
        "game": game.name,
        "viewer": (*SEATS, "spectator")[viewer],
        "phase": "over" if turn == OVER else "play",
        "to_act": None if turn == OVER else SEATS[turn],
        "cards": written["cards"],
        "first": written["first"],
        "done": written["done"],
        "legal": [_action(ACTIONS[action]) for action in game.legal(view)] if mine else [],
        "result": game.result(view),
    }


def drawing(view: State, lang: str) -> list[DrawnLine]:
    """Return each seat's card, and the size of the pot."""
    lines: list[DrawnLine] = []
    for seat, card in zip(SEATS, view["card"][0].tolist(), strict=True):
        held = {"seat": seat, "card": "?" if card == HIDDEN else CARDS[card]}
        lines.append([(words.say(lang, "kuhn-poker-holds", held), seat)])
    done = view["done"][0][: int(view["count"][0])].tolist()
    pot = 2 * ANTE + sum(action in (BET, CALL) for action in done) * RAISE
    return [*lines, [(words.say(lang, "kuhn-poker-pot", {"count": pot}), "dim")]]
