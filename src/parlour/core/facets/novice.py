"""Novice: a beginner's understanding of a game, so that a weak player errs as people do, and never at random."""

from collections.abc import Callable
from typing import Any, NamedTuple

from parlour.core.record import State


def _whole(view: State) -> State:
    return view


class Novice(NamedTuple):
    """The game as a beginner sees it; without any fields, a beginner only does not look ahead."""

    understood: Callable[[State], State] = _whole
    """`understood(view) -> view`: a copy without the rules that a beginner overlooks; its legal actions are equal."""
    worth: Callable[..., Any] | None = None
    """`worth(s, seat) -> float`: a kernel; a position's worth to a beginner, -1 to 1. None: the game's own."""
