"""Levels: the house's strengths at Chakart, as the arena rated them (docs/explanation/strength.md)."""

from typing import Final

from parlour.core.facets.levels import Level, Levels

LEVELS: Final = Levels(
    (
        Level("pip", "novice", 917, 40),
        Level("clover", "greedy", 1000, 0),
        Level("otto", "search@iterations=180", 1103, 58),
        Level("hazel", "search@iterations=350", 1227, 56),
        Level("basil", "search@iterations=600", 1353, 62),
        Level("reynard", "search@iterations=2000", 1614, 68),
        Level("corvin", "search", 1728, 77),
        Level("strix", "search@iterations=100000", 2007, 168),
    ),
    rules="seed",
)
