"""Coach: the adviser of beginners at a table: how the coach plays, and what the coach says of an action."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from parlour.core.record import State
from parlour.core.shapes import Sentence

NAME = "coach"
"""The name under which arenas know the coach's agent."""


class Advice(NamedTuple):
    """The sentences about an action."""

    what: Sentence
    why: list[Sentence]
    """Reasons, the weightiest first, then the dangers that are left."""
    danger: Sequence[Sentence] = ()
    """The dangers that stand before the action, the weightiest first; they are said before all else."""


class Coach(NamedTuple):
    """The coach of one game."""

    agent: str
    """The agent that chooses, with its settings, as an arena reads them. One that answers at once."""
    advice: Callable[[Any, State, int], Advice]
    """`advice(game, view, action)`: the advice on a legal action of the seat to act, from the seat's view alone."""
