"""Called: the name of a unit in each language.

`data/called-fr.json` has the names that the games use in French, where they differ and are certain. All other names,
and every title, stay as in English lists. Another language has a file of its own.
"""

import json
import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from parlour.core import words
from parlour.core.shapes import Said
from parlour.games.cipher.cards.printings import DATA

_MARKED: Final = re.compile(r"(.*) \((.*)\)")  # tells two units of one name apart: "Robin (Male)"


@cache
def _names_and_marks(lang: str) -> tuple[Mapping[str, str], Mapping[str, str]]:
    file = DATA / f"called-{lang}.json"
    given = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {"names": {}, "marks": {}}
    return given["names"], given["marks"]


@cache
def called(unit: str, lang: str) -> str:
    """Return the name of a unit in a language, with the word that tells it from another of that name."""
    names, marks = _names_and_marks(lang)
    if marked := _MARKED.fullmatch(unit):
        return f"{names.get(marked[1], marked[1])} ({marks.get(marked[2], marked[2])})"
    return names.get(unit, unit)


def in_words(unit: str) -> str | Said:
    """Return the name as a variable of sentences: a text if it is the same in every language."""
    said = words.said(lambda lang: called(unit, lang))
    return said if len(set(said.values())) > 1 else unit
