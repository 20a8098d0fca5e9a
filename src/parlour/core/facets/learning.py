"""Learning: the kernels with which a learner plays millions of a game's matches at once.

A facet. A game without it is observed by its features, and its legal actions are found by listing them. A match then
begins as one of many deals that were made beforehand.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from parlour.core.kernels import kernel
from parlour.core.record import State
from parlour.core.rules import RuleSet

Bounds: TypeAlias = Mapping[str, tuple[int, int]]
"""The least and the largest number of each field."""
Says: TypeAlias = Mapping[str, str]
"""The meaning of each field, in English: for people who write programs that learn."""


@dataclass(frozen=True, slots=True, eq=False)
class Observation:
    """All that a seat may know, as one flat record of small whole numbers. A learner widens them where it learns.

    It holds the rules in force and what follows from them. It is equal for a state and for the seat's view of it.
    """

    dtype: Any
    """Its fields hold numbers of one type, without padding: a record is a row of such numbers as well."""
    bounds: Bounds
    says: Says
    write: Callable[..., Any]
    """`write(s, seat, o)`: a kernel; writes every number of `o`, whatever was in it before. The match may be over."""


def observation_record(
    fields: Sequence[tuple[str, tuple[int, ...], int, int, str]], number: str = "i1"
) -> tuple[np.dtype[np.void], Bounds, Says]:
    """Return the dtype, the bounds and the meanings of an observation.

    Each field is its name, its shape, its least and largest number, and what it says.
    """
    made = np.dtype([(name, number, shape) for name, shape, *_rest in fields])
    limits = np.iinfo(number)
    assert all(limits.min <= least <= most <= limits.max for _name, _shape, least, most, _says in fields)
    bounds = {name: (least, most) for name, _shape, least, most, _says in fields}
    return np.dtype((np.record, made)), bounds, {name: says for name, *_rest, says in fields}


class Numbers(NamedTuple):
    """A row of actions' numbers: one for each place of its axes, of which the last runs fastest."""

    name: str
    first: int
    axes: tuple[tuple[str, int], ...]
    """The name and the length of each axis."""
    says: str
    """The meaning of such an action, in English."""


class Masks(NamedTuple):
    """Legal actions without a list of them."""

    mask: Callable[..., Any]
    """`mask(s, out)`: a kernel; 1 for each legal action and 0 for all others, in the bytes `out.legal`.

    They are as many as the match's `Room` says. Of a match that is over all are 0.
    """
    allows: Callable[..., Any]
    """`allows(s, action) -> bool`: a kernel; True if a number, whichever it is, is a legal action."""


class Room(NamedTuple):
    """The room that the actions of a match take."""

    actions: int
    """A bound above the numbers of all its actions."""
    widest: int
    """The most actions that are legal at once."""


def mask_record(actions: int) -> np.dtype[np.void]:
    """Return the dtype of a mask, which is a row of bytes as well."""
    return np.dtype((np.record, np.dtype([("legal", "u1", (actions,))])))


class Redeal(NamedTuple):
    """A kernel that deals fresh matches of one table."""

    redeal: Callable[..., Any]
    """`redeal(s, table, chance, log)`: a kernel that serves all tables of the game.

    It puts a fresh match in place of any other of that table. It takes the picks of `Game.deal` in their order.
    """
    table: tuple[int, ...]
    """The facts of its table that a match under way does not hold."""


def _none(rules: RuleSet, brings: Sequence[Mapping[str, Any]]) -> None:
    """Return None: a kernel can deal at no table."""


@dataclass(frozen=True, slots=True)
class Learning:
    """The parts that one game gives; the rest is done as for any game."""

    observation: Callable[[State], Observation] | None = None
    """For an array of matches, the observation that has room for all of them, whatever becomes of them."""
    masks: Masks | None = None
    room: Callable[[State], Room] | None = None
    """For an array of matches, the room that their actions take."""
    redealer: Callable[[RuleSet, Sequence[Mapping[str, Any]]], Redeal | None] = _none
    """For a table and what both seats bring to it, its kernel, or None."""
    hot_bytes: tuple[int, ...] = ()
    """Offsets in a record of the bytes that most actions read, one for each cache line of 64 bytes.

    Batches that do not fit into the caches prefetch them.
    """
    numbers: Sequence[Numbers] = ()
    """All numbers of its actions, in rows that follow each other; none where nobody wrote them down."""


@cache
def _wrapper(observation: Observation) -> Callable[..., Any]:
    write = observation.write

    @kernel
    def shell(states, seat, out):  # type: ignore[no-untyped-def]  # a kernel: Numba infers
        write(states[0], seat, out[0])

    return shell


def observed(observation: Observation, state: State, seat: int, before: int = 0) -> NDArray[Any]:
    """Return an observation of a state, written over a record whose bytes all were `before`."""
    out: NDArray[Any] = np.full(observation.dtype.itemsize, before, np.uint8).view(observation.dtype)
    _wrapper(observation)(state, seat, out)
    return out
