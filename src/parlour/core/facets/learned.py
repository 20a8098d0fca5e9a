"""Learned: what can be learnt of a game for its search: which actions deserve to be tried first.

A facet. An action lies in one place of each part of a table; its numbers there, added up, say how promising it looks.
`parlour train` learns the numbers from matches that the search plays against itself (`agents/weights.py`).
"""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.core.kernels import kernel
from parlour.core.record import State


class Part(NamedTuple):
    """A part of a table: what its places tell apart, and how many there are."""

    says: str
    size: int


@dataclass(frozen=True, slots=True, eq=False)
class Learned:
    """The places of a game's actions."""

    parts: tuple[Part, ...]
    places: Callable[..., Any]
    """`places(s, actions, n, out)`: a kernel; writes into `out[i]` the places of `actions[i]`, one of each part.

    The n actions are legal. Places are counted over all parts, from 0 up. They are equal for a state and for the view
    of the seat to act.
    """

    @property
    def size(self) -> int:
        """The number of places."""
        return sum(part.size for part in self.parts)

    @property
    def starts(self) -> list[int]:
        """The first place of each part."""
        return [sum(part.size for part in self.parts[:at]) for at in range(len(self.parts))]

    @property
    def fingerprint(self) -> str:
        """A digest of what the places mean; numbers that were learnt for other places do not fit."""
        return hashlib.sha256(repr([tuple(part) for part in self.parts]).encode()).hexdigest()[:16]


@cache
def _wrapper(learned: Learned) -> Callable[..., Any]:
    places = learned.places

    @kernel
    def shell(states, actions, out):  # type: ignore[no-untyped-def]  # a kernel: Numba infers
        places(states[0], actions, len(actions), out)

    return shell


def placed(learned: Learned, state: State, actions: list[int]) -> NDArray[np.int16]:
    """Return the places of legal actions, a row for each."""
    out = np.full((len(actions), len(learned.parts)), -1, np.int16)
    _wrapper(learned)(state, np.array(actions, np.int16), out)
    return out
