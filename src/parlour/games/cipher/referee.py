"""The referee's rulings on Cipher: the legal answers of a position, or every outcome of one."""

from collections.abc import Mapping
from typing import Any

from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.games.cipher import position as positions
from parlour.games.cipher.events import event_json
from parlour.games.cipher.notation import menu_texts
from parlour.games.cipher.rules import RULE_BOOK
from parlour.games.cipher.state import SEATS
from parlour.games.cipher.table import result


def _result(state: State) -> str:
    ended = result(state)
    if ended is None:
        return "*"
    return ended["winner"] or "draw"


def _written(state: State) -> dict[str, Any] | None:
    try:
        return positions.write(state)
    except Refusal:
        return None


def _told(event: Any) -> dict[str, Any]:
    return event_json(type(event)(event.kind, event.data), 0)


def judge(game: Any, request: Mapping[str, Any]) -> dict[str, Any]:
    """The legal answers of a position, or every outcome of an answer with its exact probability."""
    given = request.get("rules")
    rules = RULE_BOOK.standard if given is None else RULE_BOOK.parse(given)
    state = positions.parse(rules, request.get("position"))
    if request.get("action") is None:
        to_act = game.to_act(state)
        return {
            "to_act": None if to_act < 0 else SEATS[to_act],
            "legal": list(menu_texts(state)),
            "result": _result(state),
        }
    action = game.parse_action(state, str(request["action"]))
    game.check_legal(state, action)
    return {
        "outcomes": [
            {
                "probability": str(weight),
                "position": _written(after),
                "events": [_told(event) for event in events],
                "result": _result(after),
            }
            for weight, after, events in game.outcomes(state, action)
        ]
    }
