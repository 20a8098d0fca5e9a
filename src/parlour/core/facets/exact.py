"""Exact: the ends of a game counted beyond who wins, so that a solver can tell what each action is worth.

A facet. For a game without it a solver tells who wins, and recognises positions by all their bytes.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from parlour.core.record import State


class Exact(NamedTuple):
    """The ends of one game counted, and its own solver where it has one."""

    margin: Callable[..., Any]
    """`margin(s, seat) -> float`: a kernel; by how much a seat has won a match that is over; both seats' sum is 0."""
    key: Callable[..., Any]
    """`key(s) -> int`: a kernel; of the positions reached from one, only those that go on alike share a key."""
    at_hand: Callable[[State], State]
    """The part of a position that is solved: itself, or its round alone where a tie is played again."""
    value: Callable[[State], int | None]
    """The margin of a position at hand for the seat to act under best play by both; None beyond its reach."""
    values: Callable[[State], dict[int, int] | None]
    """The margin that each legal action leads to; None beyond its reach."""
    effort: Callable[[State], int]
    """About how many microseconds the values of a position take."""
    samples: tuple[str, ...]
    """Rule sets of the game, as text without its name, whose positions together use every kernel."""
