"""Looks: a word of a few letters that says how somebody's face is drawn."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

_INKS: Final = "abcdegkmnoprtvwy"
# A word of "m0gean" is ragged hair to the nape, green, on somebody grown in fir, who is calm.
LOOK: Final = re.compile(
    rf"[hklmnopsuw][0-9jk][{_INKS}]{{2}}"  # fringe, hair behind, inks of hair and clothes
    "[abcoy]"  # build
    "[BCDEFGHIKLMNOPQRSTUVWXYZ]*"  # marks
    "[dgnqsx][23]?"  # temper and skin
)


def is_look(word: str) -> bool:
    """Tell whether a word is a look: its letters are known, and no mark stands twice."""
    marks = re.sub("[^A-Z]", "", word)
    return LOOK.fullmatch(word) is not None and len(set(marks)) == len(marks)


def look_problems(given: Mapping[str, str]) -> Iterator[str]:
    """Yield everyone, by name, whose look is no look."""
    yield from (f"{name}: {word!r} is no look" for name, word in given.items() if not is_look(word))
