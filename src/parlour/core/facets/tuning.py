"""Tuning: the settings of a game's search. Every number was found by the arena (docs/explanation/strength.md)."""

from typing import NamedTuple


class Tuning(NamedTuple):
    """The search settings of a game unless somebody says otherwise; the defaults suit most games."""

    iterations: int = 4_000
    """The number of futures that are played out for a move."""
    exploration: float = 0.8
    """The weight of what has not been tried: the factor of UCB1's second term."""
    horizon: int | None = None
    """Random actions after which `worth` is asked; None: a future is played to its end."""
