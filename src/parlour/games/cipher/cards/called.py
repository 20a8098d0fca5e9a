"""Called: what a unit is called in each language. `data/french.json` has the names that the games have in French, where
they have another one and it is sure; all others, and every title, stay as English lists have them.
"""

import json
import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from parlour.core import words
from parlour.core.shapes import Said
from parlour.games.cipher.cards.printings import DATA

_MARKED: Final = re.compile(r"(.*) \((.*)\)")  # which of two units of a name: "Robin (Male)"


@cache
def _french() -> Mapping[str, Any]:
    given: Mapping[str, Any] = json.loads((DATA / "french.json").read_text(encoding="utf-8"))
    return given


@cache
def called(unit: str, lang: str) -> str:
    """The name of a unit in a language, with the word that tells it from another of that name."""
    if lang != "fr":
        return unit
    names, marks = _french()["names"], _french()["marks"]
    if marked := _MARKED.fullmatch(unit):
        return f"{names.get(marked[1], marked[1])} ({marks.get(marked[2], marked[2])})"
    return str(names.get(unit, unit))


def in_words(unit: str) -> str | Said:
    """The name as a variable of sentences: a text where it is the same in every language."""
    said = words.said(lambda lang: called(unit, lang))
    return unit if said["en"] == said["fr"] else said
