"""Levels: the house's strengths at Triple Triad, as the arena rated them (docs/explanation/strength.md)."""

from typing import Final

from parlour.core.facets.levels import Level, Levels

LEVELS: Final = Levels(
    (
        Level("pip", "novice", 908, 29),
        Level("clover", "greedy", 1000, 0),
        Level("otto", "search@iterations=60,horizon=0,exact=off", 1127, 25),
        Level("hazel", "search@iterations=200,horizon=0,exact=off", 1240, 26),
        Level("basil", "search@iterations=220,exact=off", 1356, 27),
        Level("reynard", "search@iterations=700,exact=off", 1449, 27),
        Level("corvin", "search@iterations=2500,exact=off", 1527, 27),
        Level("strix", "search@iterations=64000", 1621, 28),
    ),
    rules="ffwtt+same+same_wall+plus+plus_wall+visibility=open",
)
