"""Nim in writing: actions as text, positions as JSON."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour_nim.state import CHARMS, HIDDEN, MOST, MOST_STONES, NOBODY, STATE

ACTIONS = [f"take {count}" for count in range(1, MOST + 1)]
USUAL: dict[str, Any] = {"heap": 0, "last": NOBODY, "turn": 0, "calm": 0, "charm": [0, 0]}  # the defaults
LIMITS = {"heap": (0, MOST_STONES), "last": (NOBODY, 1), "turn": (0, 1), "calm": (0, 1), "charm": (HIDDEN, CHARMS - 1)}


def parse_action(text: str) -> int:
    """Return the number of an action."""
    if text not in ACTIONS:
        raise Refusal("bad-action", action=text)
    return ACTIONS.index(text)


def position(state: State) -> dict[str, Any]:
    """Return every field by its name."""
    return {name: state[name][0].tolist() for name in LIMITS}


def parse_position(given: Mapping[str, Any]) -> State:
    """Return the state of a position; a Refusal where a field is none, or lies outside its limits."""
    if not given.keys() <= LIMITS.keys():
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
