"""Tuning: what a game's search plays with. Every number was found by the arena (docs/explanation/strength.md)."""

from typing import NamedTuple


class Tuning(NamedTuple):
    """How a game is searched unless somebody says otherwise; without anything, what suits most games."""

    iterations: int = 4_000
    """Futures that are played out for a move."""
    exploration: float = 0.8
    """How much a search tries what has not been tried: the factor of UCB1's second term."""
    horizon: int | None = None
    """Random actions after which `worth` is asked; None: a future is played to its end."""
