"""Coach: the adviser of beginners at a table: how the coach plays, and what the coach says of an action."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from parlour.core.event import Event
from parlour.core.record import State
from parlour.core.shapes import Argument, Sentence

NAME = "coach"
"""The name under which arenas know the coach's agent."""


class Advice(NamedTuple):
    """The sentences about an action."""

    what: Sentence
    why: list[Sentence]
    """Reasons, the weightiest first, then the dangers that are left."""
    danger: Sequence[Sentence] = ()
    """The dangers that stand before the action, the weightiest first; they are said before all else."""


About = Mapping[str, Argument]
"""The `whose` ("you", "other" or "watched"), `name` and `move` of a sentence about a numbered move."""

Idle = Callable[[Any, State, int, Callable[[State], int]], bool]


class Coach(NamedTuple):
    """The coach of one game."""

    agent: str
    """The agent that chooses, with its settings, as an arena reads them. One that answers at once."""
    advice: Callable[[Any, State, int], Advice]
    """`advice(game, view, action)`: the advice on a legal action of the seat to act, from the seat's view alone."""
    answered: Callable[[Sequence[Event], Sequence[Event], About], Sentence | None] | None = None
    """`answered(played, answer, about)`: what an answer took after a mistake, in one sentence, if there are words."""
    chanced: Callable[[Sequence[Event], About], Sentence | None] | None = None
    """`chanced(played, about)`: what chance made of a move, in one sentence; None if it has no words."""
    idle: Idle | None = None
    """`idle(game, view, action, choose)`: whether an action of the seat to act costs something and changes nothing.

    `choose` tells what the coach would do in a view that follows. A search does not see such a cost where it is small.
    """
