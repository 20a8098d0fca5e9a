"""Levels: the named strengths of the house at a game, measured by the arena (docs/explanation/strength.md)."""

from typing import Final, NamedTuple

NAMES: Final = ("pip", "clover", "otto", "hazel", "basil", "reynard", "corvin", "strix")
"""Who there is, weakest first; a game has some of them, the first and the last always."""


class Level(NamedTuple):
    """One of the house, and how strong it was found to be."""

    name: str
    agent: str
    """The agent and its settings, as an arena reads them."""
    elo: int | None = None
    """Over all levels of the game, `greedy` being 1000; None where nobody measured."""
    error: int | None = None
    """Of 95 %; 0 for the anchor itself."""


class Levels(NamedTuple):
    """The house at one game, weakest first."""

    ladder: tuple[Level, ...]
    rules: str | None = None
    """The rule set that was measured, as text without the game's name."""


USUAL: Final = Levels(
    (Level("pip", "novice"), Level("basil", "search@iterations=500,exact=off"), Level("strix", "search"))
)
"""What a game plays with that says nothing else."""
