"""Novice: how a beginner understands a game, so that a weak player errs as people do, and never at random."""

from collections.abc import Callable
from typing import Any, NamedTuple

from parlour.core.record import State


def _whole(view: State) -> State:
    return view


class Novice(NamedTuple):
    """A game in the eyes of whoever learned it yesterday; without anything, he only does not look ahead."""

    understood: Callable[[State], State] = _whole
    """`understood(view) -> view`: a copy without the rules that he overlooks; its legal actions are the same."""
    worth: Callable[..., Any] | None = None
    """`worth(s, seat) -> float`: a kernel; what he believes a position is worth, -1 to 1. None: what the game says."""
