"""People put together from parts: the client's build asked each layer of a face what it reads of somebody.

What came of that are trees of questions, which are answered here from a look, as `client/src/parts/faces` reads it.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from parlour.core.picture import Sitter

Tree: TypeAlias = str | tuple[str, Mapping[str, int]]
"""The numbers of elements; or a question, and for each answer the number of a tree."""

_LETTERS: Final = ("fringe", "behind", "hair", "cloth", "build")
_STANDS: Final = re.compile("§([^§]+)§")  # for a part
_BASIS, _PRIME, _MIX = 2166136261, 16777619, 2246822519
_WORD: Final = 0xFFFFFFFF


def put_together(
    sitter: Sitter, forests: Mapping[str, Sequence[int]], trees: Sequence[Tree], parts: Sequence[str]
) -> str:
    """Return somebody as elements of SVG: each part of the whole is drawn by its trees in turn."""
    known = _known(sitter)

    def grown(number: int) -> str:
        tree = trees[number]
        while not isinstance(tree, str):
            asks, answers = tree
            tree = trees[answers[_answer(asks, known, sitter.called)]]
        return "".join(parts[int(part)] for part in tree.split())

    def drawn(name: str) -> str:
        return _STANDS.sub(lambda part: drawn(part[1]), "".join(map(grown, forests[name])))

    return drawn("whole")


def _known(sitter: Sitter) -> Mapping[str, str]:
    """Return what a look tells, by its questions: letters in their places, marks, temper and skin."""
    rest = sitter.look[len(_LETTERS) :]
    temper, skin = re.search("[a-z]", rest), re.search("[0-9]", rest)
    return {
        **dict(zip(_LETTERS, sitter.look, strict=False)),
        **{f"mark {mark}": "yes" for mark in rest if mark.isupper()},
        "temper": temper[0] if temper else "n",
        "skin": skin[0] if skin else "1",
        "gender": sitter.gender,
        "weapon": sitter.weapon,
    }


def _answer(asks: str, known: Mapping[str, str], called: str) -> str:
    """Return the answer to a question; which of several somebody always has hangs on what they are called."""
    kind, _, rest = asks.partition(" ")
    if kind == "mark":
        return known.get(asks, "no")
    if kind == "own":
        among, _, what = rest.partition(" ")
        return str(_hash(called + what) % int(among))
    return known[asks]


def _hash(text: str) -> int:
    """Return the number that the client's `hash` gives a text."""
    total = _BASIS
    for letter in text:
        total = (total ^ ord(letter)) * _PRIME & _WORD
    total = (total ^ total >> 15) * _MIX & _WORD
    return total ^ total >> 13
