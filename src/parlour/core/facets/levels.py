"""Levels: the named strengths of the house at a game, and the tuning of its search.

The arena measured the one and found the other (docs/explanation/strength.md).
"""

from typing import Final, NamedTuple

NAMES: Final = ("pip", "clover", "otto", "hazel", "basil", "reynard", "corvin", "strix")
"""The house's players, weakest first; a game has some of them, the first and the last always."""


class Level(NamedTuple):
    """One of the house's players, and their measured strength."""

    name: str
    agent: str
    """The agent and its settings, as an arena reads them."""
    elo: int | None = None
    """Over all levels of the game, `greedy` being 1000; None where it was not measured."""
    error: int | None = None
    """Of 95 %; 0 for the anchor itself."""


class Levels(NamedTuple):
    """The house at one game, weakest first."""

    ladder: tuple[Level, ...]
    rules: str | None = None
    """The rule set of the measurement, as text without the game's name."""


USUAL: Final = Levels(
    (Level("pip", "novice"), Level("basil", "search@iterations=500,exact=off"), Level("strix", "search"))
)
"""The levels of a game that names none."""


class Tuning(NamedTuple):
    """The search settings of a game unless somebody says otherwise; the defaults suit most games."""

    iterations: int = 4_000
    """The number of futures that are played out for a move."""
    exploration: float = 0.8
    """The weight of what has not been tried: the factor of UCB1's second term."""
    daring: float = 1.2
    """The weight of what looks promising by learnt weights: the factor of PUCT's second term."""
    horizon: int | None = None
    """Random actions after which `worth` is asked; None: a future is played to its end."""
