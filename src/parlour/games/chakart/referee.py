"""The referee's rulings on Chakart: the actions of a position, or every outcome of one with its exact probability."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final

from parlour.core.event import Event
from parlour.core.facets.referee import Referee
from parlour.core.record import State, copy
from parlour.games.chakart.play.actions import PROMOTE, action_text, parse_action
from parlour.games.chakart.rules import RULE_BOOK
from parlour.games.chakart.shapes import Choices, Outcomes, RuledOutcome, RuledResult
from parlour.games.chakart.shown.events import event_json
from parlour.games.chakart.state import KINDS, PROMOTIONS, SEATS
from parlour.games.chakart.written import position as positions

_RESULTS: Final[tuple[RuledResult, ...]] = ("*", "1-0", "0-1", "1/2-1/2")


def _result(state: State) -> RuledResult:
    return _RESULTS[int(state[0]["ended"])]


def _outcome(weight: Fraction, after: State, events: list[Event], choice: int | None, seat: int) -> RuledOutcome:
    return {
        "probability": str(weight),
        "position": positions.write(after),
        "choose": None if choice is None else KINDS[PROMOTIONS[choice]],
        "result": _result(after),
        "events": [event_json(event, seat) for event in events],
    }


def _promoted(game: Any, state: State, choice: int) -> tuple[State, list[Event]]:
    """Return the state after a late promotion, which involves no chance, with its events."""
    ((_weight, after, events),) = game.outcomes(copy(state), PROMOTE + choice)
    return after, events


def position(request: Mapping[str, Any]) -> State:
    """Return the position that a request asks about."""
    rules = request.get("rules")
    return positions.parse(RULE_BOOK.standard if rules is None else RULE_BOOK.parse(rules), request.get("position"))


def judge(game: Any, request: Mapping[str, Any]) -> Choices | Outcomes:
    """Return the legal actions of a position, or every outcome of an action.

    Where dice leave a promotion to choose, an outcome is listed once per choice, each with the dice's full probability.
    """
    state = position(request)
    seat = int(state[0]["turn"])
    if request.get("action") is None:
        to_act = game.to_act(state)
        return {
            "to_act": None if to_act < 0 else SEATS[to_act],
            "legal": [action_text(action, seat) for action in game.legal(state)],
            "result": _result(state),
        }
    action = parse_action(request["action"], seat)
    game.check_legal(state, action)
    outcomes = []
    for weight, after, events in game.outcomes(state, action):
        if not int(after[0]["promoting"]):
            outcomes.append(_outcome(weight, after, events, None, seat))
            continue
        for choice in range(len(PROMOTIONS)):
            promoted, more = _promoted(game, after, choice)
            outcomes.append(_outcome(weight, promoted, [*events, *more], choice, seat))
    return {"outcomes": outcomes}


REFEREE: Final = Referee(judge, position)
