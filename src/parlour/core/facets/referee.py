"""Referee: rulings in a format of a game's own, where its community writes positions otherwise than `position` does."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from parlour.core.record import State

Request = Mapping[str, Any]


class Referee(NamedTuple):
    """How one game rules; a Refusal says what cannot be judged."""

    judge: Callable[[Any, Request], Mapping[str, Any]]
    """`judge(game, request)`: the ruling."""
    position: Callable[[Request], State]
    """`position(request)`: what a request asks about, as a state that can be played on.

    What a request leaves open nobody knows: the seat to act sees it as hidden, and a view may be made of it.
    """
