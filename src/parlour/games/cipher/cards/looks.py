"""Looks: how the people of the cards look, by unit name, from `data/looks.toml`, which tells the letters of a word.

Faces are drawn from these and from what is printed.
"""

import tomllib
from collections.abc import Mapping
from functools import cache

from parlour.games.cipher.cards.printings import DATA


@cache
def looks() -> Mapping[str, str]:
    """Return the look of every unit."""
    return tomllib.loads((DATA / "looks.toml").read_text(encoding="utf-8"))


def look_of(unit: str) -> str:
    """Return how a unit looks."""
    return looks()[unit]
