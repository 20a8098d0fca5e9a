"""Themes: what decides a puzzle of a game, by the events of its solution and of the best answers to it."""

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from parlour.core.event import Event

OTHER = "other"
"""The theme of what no theme of the game decides, which makes no puzzle."""


def _nothing(events: Sequence[Event], answers: Sequence[Sequence[Event]]) -> Collection[str]:
    return ()


class Themes(NamedTuple):
    """The themes of a game's puzzles; without any, it has no puzzles.

    A theme is the kind of an event, or the rule that it happened by: the event's fact `by`. The word for it is
    `puzzle-theme-<name>`.
    """

    names: Sequence[str] = ()
    """The most telling first: the end of the match, then what a rule does, then everyday events."""
    found: Callable[[Sequence[Event], Sequence[Sequence[Event]]], Collection[str]] = _nothing
    """`found(events, answers)`: the other themes, of the solution's events and of those of each best answer."""

    def of(self, events: Sequence[Event], answers: Sequence[Sequence[Event]] = ()) -> str:
        """Return the first theme that occurs in them; OTHER where none does."""
        there = {told for event in events for told in (event.kind, event.data.get("by")) if isinstance(told, str)}
        there.update(self.found(events, answers))
        return next((name for name in self.names if name in there), OTHER)
