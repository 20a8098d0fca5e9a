"""Rulings with values: the referee's answer, with the worth of actions if a request asks for it (`"values": true`)."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from parlour.agents.exact import best
from parlour.analysis.worth import Worth, weigh
from parlour.core import referee
from parlour.core.contract import OVER
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import Conflict, Refusal

WITHIN = 5.0  # seconds, unless a request says otherwise
LONGEST = 600.0
DIGITS = 4  # of a value that was searched
GOING_ON = (None, "*")  # results of a match that is not over


def judge_line(line: str, clock: Callable[[], float]) -> str:
    """Return the ruling on one line of JSON, as one line of JSON; `clock` tells seconds."""
    return referee.judge_line(line, lambda game, request: rule(game, request, clock))


def rule(game: Game, request: Mapping[str, Any], clock: Callable[[], float]) -> Mapping[str, Any]:
    """Return a ruling without its `id` and `ok`, with values if they were asked; a Refusal says what is wrong."""
    if not _wants_values(request):
        return referee.rule(game, request)
    return told(game, request, *weighed(game, request, clock))


def weighed(game: Game, request: Mapping[str, Any], clock: Callable[[], float]) -> tuple[State, Worth]:
    """Return the position of a request, and the worth of its actions; a Refusal says what cannot be told."""
    began, seconds = clock(), _within(request)
    state = referee.position(game, request)
    if game.to_act(state) == OVER:
        raise Conflict("match-over")
    game.check_playable(state)
    return state, weigh(game, state, lambda: clock() < began + seconds / 2, lambda: clock() < began + seconds)


def told(game: Game, request: Mapping[str, Any], state: State, worth: Worth) -> Mapping[str, Any]:
    """Return the ruling on a request with the findings about its position."""
    values = {
        "value": _number(worth.values[worth.best]),
        "values": {
            game.action_text(state, one): _number(worth.values[one]) for one in game.legal(state) if one in worth.values
        },
        "exact": worth.exact,
        "line": _line(game, request, game.action_text(state, worth.best), worth.exact),
    }
    error = {} if worth.errors is None else {"error": _number(worth.errors[worth.best])}
    return {**referee.rule(game, request), **values, **error}


def _line(game: Game, request: Mapping[str, Any], first: str, exact: bool) -> list[str]:
    """Return best play from here; each action is written as in the position that the ruling before it answers."""
    line = [first]
    while exact:
        outcomes = referee.rule(game, {**request, "action": line[-1]})["outcomes"]
        if len(outcomes) > 1 or outcomes[0]["result"] not in GOING_ON:
            break
        request = {**request, "position": outcomes[0]["position"]}
        state = referee.position(game, request)
        action = best(game, state)
        if action is None:
            break
        line.append(game.action_text(state, action))
    return line


def _number(value: Fraction | float) -> int | float | str:
    """Return a whole number, a fraction as text, or a searched value, rounded."""
    if isinstance(value, float):
        return round(value, DIGITS)
    return int(value) if value.denominator == 1 else str(value)


def _wants_values(request: Mapping[str, Any]) -> bool:
    wanted = request.get("values", False)
    if not isinstance(wanted, bool):
        raise Refusal("bad-values", at="values")
    return wanted


def _within(request: Mapping[str, Any]) -> float:
    given = request.get("within", WITHIN)
    if not isinstance(given, int | float) or isinstance(given, bool) or not 0 < given <= LONGEST:
        raise Refusal("bad-within", at="within", most=int(LONGEST))
    return float(given)
