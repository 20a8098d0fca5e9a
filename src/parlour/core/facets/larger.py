"""Larger: the record of matches that outgrow a game's usual one, so that all others stay as small and as quick.

A facet. Kernels are compiled for the type of each record, so those of larger matches are apart, and few need them. A
game asks `require` before it makes such a record. Whoever may not wait for a compiler sets a guard, which refuses until
they are ready.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import numpy as np

from parlour.core.kernels import config
from parlour.core.refusal import Refusal


class Larger(NamedTuple):
    """The larger record of a game."""

    dtype: np.dtype[Any]
    brings: Callable[[], Sequence[Mapping[str, Any]]]
    """The brings of both seats for such a match, as kernels are warmed with."""


Guard = Callable[[str], None]
"""Called with a game's name. It raises a Refusal while the kernels for its larger matches are not ready."""

_guards: list[Guard] = []


def guard(asked: Guard) -> None:
    """Let a guard be asked from now on."""
    _guards.append(asked)


def unguard(asked: Guard) -> None:
    """Ask a guard no longer."""
    _guards.remove(asked)


def expect(game: str) -> None:
    """Let guards begin whatever a larger match of a game will need."""
    for asked in _guards:
        with suppress(Refusal):
            asked(game)


def require(game: str) -> None:
    """Refuse a larger match of a game for as long as a guard does, or the compiler is off: it makes wide sets."""
    if config.DISABLE_JIT:
        raise Refusal("larger-needs-compiler", game=game)
    for asked in _guards:
        asked(game)
