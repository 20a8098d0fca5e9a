"""Coach: who advises a beginner at a table of a game: how the coach plays, and what the coach says of an action."""

from collections.abc import Callable
from typing import Any, NamedTuple

from parlour.core.record import State
from parlour.core.shapes import Sentence

NAME = "coach"
"""By which arenas know who plays as the coach advises."""


class Advice(NamedTuple):
    """What is said of an action."""

    what: Sentence
    why: list[Sentence]
    """Reasons, the weightiest first, then the dangers that are left."""


class Coach(NamedTuple):
    """The coach of one game."""

    agent: str
    """Who chooses: an agent and its settings, as an arena reads them. One that answers at once."""
    advice: Callable[[Any, State, int], Advice]
    """`advice(game, view, action)`: what is said of a legal action of the seat to act, from the seat's view alone."""
