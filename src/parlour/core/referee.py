"""The referee: one JSON request in, one ruling out, for wikis, forums and tests (docs/reference/referee.md).

A game whose positions say all there is to say is ruled on here. A game with its community's format gives a `referee`.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from parlour.core import registry, validation
from parlour.core.contract import OVER, SPECTATOR
from parlour.core.event import Event
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet
from parlour.core.shapes import NotRuled

Ruling: TypeAlias = Callable[[Game, Mapping[str, Any]], Mapping[str, Any]]
LONGEST_REQUEST = 200_000  # characters; a whole game with two decks of own cards is under 20,000


def judge(request: object, ruling: Ruling | None = None) -> dict[str, Any]:
    """Return the ruling on a request; one that cannot be judged is answered with `ok` false and the reason.

    `ruling` is `rule`, or a function that adds to it.
    """
    told = {"id": request.get("id")} if isinstance(request, Mapping) else {"id": None}
    try:
        if not isinstance(request, Mapping):
            raise Refusal("bad-request", problem="object")
        # The id is the asker's own, and is returned as it came.
        validation.checked({name: value for name, value in request.items() if name != "id"})
        return {**told, "ok": True, **(ruling or rule)(registry.game(request.get("game")), request)}
    except Refusal as refusal:
        return {**told, "ok": False, "error": refusal.as_json()}


def rule(game: Game, request: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a game's ruling on a request, without its `id` and `ok`; a Refusal says what cannot be judged."""
    return game.referee.judge(game, request) if game.referee else _rule_on_position(game, request)


def position(game: Game, request: Mapping[str, Any]) -> State:
    """Return the position of a request, so that it can be played on; a Refusal where it says too little."""
    return game.referee.position(request) if game.referee else _position(game, request)


def _rule_on_position(game: Game, request: Mapping[str, Any]) -> dict[str, Any]:
    """Return the legal actions of a position, or every outcome of one of them with its exact probability."""
    state, action = _position(game, request), request.get("action")
    if action is None:
        turn = game.to_act(state)
        legal = [] if turn == OVER else [game.action_text(state, action) for action in game.legal(state)]
        return {"to_act": None if turn == OVER else game.seats[turn], "legal": legal, "result": game.result(state)}
    if not isinstance(action, str):
        raise Refusal("bad-action", at="action", action=str(action)[:40])
    found = game.outcomes(state, game.parse_action(state, action))
    outcomes = [{"probability": str(weight), **_came(game, after, events)} for weight, after, events in found]
    return {"outcomes": outcomes}


def _position(game: Game, request: Mapping[str, Any]) -> State:
    rules, given = _rules(game, request), request.get("position")
    if not isinstance(given, Mapping):
        raise Refusal("bad-position", at="position")
    return game.parse_position(rules, given)


def _rules(game: Game, request: Mapping[str, Any]) -> RuleSet:
    given = request.get("rules")
    return game.rule_book.standard if given is None else game.rule_book.parse(given)


def _came(game: Game, state: State, events: Sequence[Event]) -> dict[str, Any]:
    """Return the result of an action, told to somebody who may know everything."""
    told = [game.event_json(Event(event.kind, event.data), SPECTATOR) for event in events]
    return {"position": game.position(state), "events": told, "result": game.result(state)}


def _refused(refusal: Refusal) -> NotRuled:
    return {"id": None, "ok": False, "error": refusal.as_json()}


def _write(ruling: Mapping[str, Any]) -> str:
    """Return one line that UTF-8 can carry: half a surrogate pair stays the escape it came as."""
    return json.dumps(ruling, ensure_ascii=False).encode("utf-8", "backslashreplace").decode("utf-8")


def judge_line(line: str, ruling: Ruling | None = None) -> str:
    """Return the ruling on one line of JSON, as one line of JSON."""
    if len(line) > LONGEST_REQUEST:
        return _write(_refused(Refusal("bad-request", problem="line", most=LONGEST_REQUEST)))
    try:
        return _write(judge(validation.parse_json(line), ruling))
    except Refusal as refusal:
        return _write(_refused(refusal))
    except RecursionError:  # just shallow enough to be read, and too deep to be judged or written
        return _write(_refused(Refusal("bad-json", problem="deep")))
