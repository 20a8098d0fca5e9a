"""Levels: the house at Cipher, decks S01 and S02, as the arena rated it (docs/explanation/strength.md)."""

from typing import Final

from parlour.core.facets.levels import Level, Levels

LEVELS: Final = Levels(
    (
        Level("pip", "novice", 374, 240),
        Level("clover", "greedy", 1000, 0),
        Level("otto", "search@iterations=100,horizon=0", 1151, 75),
        Level("hazel", "search@iterations=230,horizon=0", 1243, 79),
        Level("basil", "search@iterations=290", 1361, 55),
        Level("strix", "search", 1436, 55),
    ),
    rules="official",
)
