"""Nim in writing: actions as text, positions as JSON, and the referee's rulings on them."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour_nim.state import CHARMS, HIDDEN, MOST, NOBODY, SEATS, STATE

ACTIONS = [f"take {count}" for count in range(1, MOST + 1)]
USUAL: dict[str, Any] = {"heap": 0, "last": NOBODY, "turn": 0, "calm": 0, "charm": [0, 0]}  # what need not be said
LIMITS = {"heap": (0, 1000), "last": (NOBODY, 1), "turn": (0, 1), "calm": (0, 1), "charm": (HIDDEN, CHARMS - 1)}


def parse_action(text: str) -> int:
    """The number of an action."""
    if text not in ACTIONS:
        raise Refusal("bad-action", action=text)
    return ACTIONS.index(text)


def position(state: State) -> dict[str, Any]:
    """Every field by its name."""
    return {name: state[name][0].tolist() for name in LIMITS}


def parse_position(given: object) -> State:
    """The state of a position; a Refusal where a field is none, or lies outside its limits."""
    if not isinstance(given, Mapping) or not given.keys() <= LIMITS.keys():
        raise Refusal("bad-position", at="position")
    state = np.zeros(1, STATE)
    for name, (least, most) in LIMITS.items():
        value, seats = given.get(name, USUAL[name]), STATE[name].shape
        numbers = value if seats else [value]
        if not isinstance(numbers, list) or len(numbers) != (seats or (1,))[0]:
            raise Refusal("bad-position", at=f"position.{name}")
        if not all(type(number) is int and least <= number <= most for number in numbers):
            raise Refusal("bad-position", at=f"position.{name}")
        state[name] = value
    return state


def judge(game: Game, request: Mapping[str, Any]) -> dict[str, Any]:
    """The legal actions of a position, or every outcome of one of them."""
    state = parse_position(request.get("position"))
    action = request.get("action")
    if action is None:
        turn = game.to_act(state)
        legal = [ACTIONS[action] for action in game.legal(state)]
        return {"to_act": SEATS[turn] if legal else None, "legal": legal, "result": game.result(state)}
    outcomes = game.outcomes(state, parse_action(str(action)))
    return {
        "outcomes": [
            {
                "probability": str(weight),
                "position": position(after),
                "events": [game.event_json(event, 0) for event in events],
                "result": game.result(after),
            }
            for weight, after, events in outcomes
        ]
    }
