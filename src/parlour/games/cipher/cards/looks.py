"""Looks: how the people of the cards look, by unit name, from `data/looks.toml`, which tells the letters of a word.

Faces are drawn from these and from what is printed.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from parlour.games.cipher.cards.printings import DATA

_INKS: Final = "abcdegkmnoprtvwy"
# A word of "m0gean" is ragged hair to the nape, green, on somebody grown in fir, who is calm.
LOOK: Final = re.compile(
    rf"[hklmnopsuw][0-9jk][{_INKS}]{{2}}"  # fringe, hair behind, inks of hair and clothes
    "[abcoy]"  # build
    "[BCDEFGHIKLMNOPQRSTUVWXYZ]*"  # marks
    "[dgnqsx][23]?"  # temper and skin
)


def look_problems(given: Mapping[str, str]) -> Iterator[str]:
    """Yield everyone whose look is no word of these letters, or tells a mark twice."""
    for name, word in given.items():
        marks = re.sub("[^A-Z]", "", word)
        if not LOOK.fullmatch(word) or len(set(marks)) < len(marks):
            yield f"{name}: {word!r} is no look"


@cache
def looks() -> Mapping[str, str]:
    """Return the look of every unit."""
    return tomllib.loads((DATA / "looks.toml").read_text(encoding="utf-8"))


def look_of(unit: str) -> str:
    """Return how a unit looks."""
    return looks()[unit]
