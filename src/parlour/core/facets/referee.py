"""Referee: rulings in a format of a game's own, where its community does not write positions as `position` does."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from parlour.core.record import State

Request = Mapping[str, Any]


class Referee(NamedTuple):
    """The rulings of one game; a Refusal says what cannot be judged."""

    judge: Callable[[Any, Request], Mapping[str, Any]]
    """`judge(game, request)`: the ruling."""
    position: Callable[[Request], State]
    """`position(request)`: the position of a request, as a state that can be played on.

    What a request leaves open, nobody knows: the seat to act sees it as hidden, and a view may be made of it.
    """
