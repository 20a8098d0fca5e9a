"""Learning: what a game gives so that millions of its matches can be played at once by whoever learns from them.

A facet: a game without it is observed by its features, its legal actions are found by listing them, and a match begins
as one of many deals that were made beforehand.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from parlour.core.jit import kernel
from parlour.core.record import State
from parlour.core.rules import RuleSet

Bounds: TypeAlias = Mapping[str, tuple[int, int]]
"""The least and the largest number of each field."""


@dataclass(frozen=True, slots=True, eq=False)
class Observation:
    """What a seat may know as one flat record of small whole numbers, which a learner widens where it learns.

    It says the rules in force and what follows from them; of a state and of the seat's view of it the same.
    """

    dtype: Any
    """Its fields hold numbers of one type, without padding: a record is a row of such numbers as well."""
    bounds: Bounds
    write: Callable[..., Any]
    """`write(s, seat, o)`: a kernel; every number of `o`, whatever was in it before. The match may be over."""


def observation_record(
    fields: Sequence[tuple[str, tuple[int, ...], int, int]], number: str = "i1"
) -> tuple[np.dtype[np.void], Bounds]:
    """The dtype and the bounds of an observation: of each field its name, its shape, its least and largest number."""
    made = np.dtype([(name, number, shape) for name, shape, _least, _most in fields])
    limits = np.iinfo(number)
    assert all(limits.min <= least <= most <= limits.max for _name, _shape, least, most in fields)
    return np.dtype((np.record, made)), {name: (least, most) for name, _shape, least, most in fields}


class Masks(NamedTuple):
    """Legal actions without a list of them."""

    mask: Callable[..., Any]
    """`mask(s, out)`: a kernel; 1 for each legal action and 0 for all others, in the bytes `out.legal`.

    They are as many as the match's `Room` says. Of a match that is over all are 0.
    """
    allows: Callable[..., Any]
    """`allows(s, action) -> bool`: a kernel; whether a number, whichever it is, is a legal action."""


class Room(NamedTuple):
    """What the actions of a match take."""

    actions: int
    """Their numbers lie below it."""
    widest: int
    """The most that are legal at once."""


def mask_record(actions: int) -> np.dtype[np.void]:
    """The dtype of a mask, which is a row of bytes as well."""
    return np.dtype((np.record, np.dtype([("legal", "u1", (actions,))])))


class Redeal(NamedTuple):
    """How fresh matches of one table are dealt by a kernel."""

    redeal: Callable[..., Any]
    """`redeal(s, table, chance, log)`: a kernel, the same for all tables of the game.

    It puts a fresh match in place of any other of that table, with the picks of `Game.deal` in their order.
    """
    table: tuple[int, ...]
    """What a match under way does not say of its table."""


def _none(rules: RuleSet, brings: Sequence[Mapping[str, Any]]) -> None:
    """No table can be dealt at by a kernel."""


@dataclass(frozen=True, slots=True)
class Learning:
    """What one game gives; what it leaves out is done as for any game."""

    observation: Callable[[State], Observation] | None = None
    """Of an array of matches the observation that has room for all of them, whatever becomes of them."""
    masks: Masks | None = None
    room: Callable[[State], Room] | None = None
    """Likewise what their actions take."""
    redealer: Callable[[RuleSet, Sequence[Mapping[str, Any]]], Redeal | None] = _none
    """For a table and what both seats bring to it, or None."""
    near: tuple[int, ...] = ()
    """Where in a record lie the bytes that most actions read, one of 64 neighbours; for batches larger than caches."""


@cache
def _shell(observation: Observation) -> Callable[..., Any]:
    write = observation.write

    @kernel
    def shell(states, seat, out):  # type: ignore[no-untyped-def]  # a kernel: Numba infers
        write(states[0], seat, out[0])

    return shell


def observed(observation: Observation, state: State, seat: int, before: int = 0) -> NDArray[Any]:
    """An observation of a state, written over a record whose bytes all were `before`."""
    out: NDArray[Any] = np.full(observation.dtype.itemsize, before, np.uint8).view(observation.dtype)
    _shell(observation)(state, seat, out)
    return out
