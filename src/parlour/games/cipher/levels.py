"""Levels: the house's strengths at Cipher with S01 and S02, as the arena rated them (docs/explanation/strength.md)."""

from typing import Final

from parlour.core.facets.levels import Level, Levels

LEVELS: Final = Levels(
    (
        Level("pip", "novice", 424, 67),
        Level("clover", "novice@heeds=30", 623, 53),
        Level("otto", "novice@heeds=65", 827, 45),
        Level("hazel", "greedy", 1000, 0),
        Level("basil", "search@iterations=100,horizon=0", 1165, 44),
        Level("reynard", "search@iterations=230,horizon=0", 1268, 45),
        Level("corvin", "search@iterations=290", 1378, 50),
        Level("strix", "search", 1453, 55),
    ),
    rules="official",
)
