"""Printings: every number that was ever printed on a card, and which of them are one card (rulebook 1).

`data/printings.json` has a line for each printing: its code here, and the codes that stand on it with their rarities.
Where it names a `card` that has another code, it is a print of that card, and counts as it in a deck. Two cards may
have one title in English: the Camillas S04-003 and B11-101 are two.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from parlour.games.cipher.cards.respelled import CODES

DATA: Final = Path(__file__).parent.parent / "data"
_NUMBER: Final = re.compile(r"(([bsp]\d{2}-\d{3})[abc]?)(?:n|hn|r|sr|hr|st|prr?)?\+?x?\+*")  # and its rarity


@dataclass(frozen=True, slots=True)
class Printing:
    """A card as it was printed, under all the codes that have its name and its rules."""

    code: str
    card: str  # the code of the card that it is a print of
    prints: tuple[str, ...]  # as they stand on the cards, with their rarities


@cache
def printings() -> Mapping[str, Printing]:
    """All of them by their codes here."""
    given = json.loads((DATA / "printings.json").read_text(encoding="utf-8"))
    return {row["code"]: Printing(row["code"], row.get("card", row["code"]), tuple(row["prints"])) for row in given}


@cache
def _codes() -> Mapping[str, str]:
    """The code here of whatever is printed, of the number alone, and of that without its letter."""
    codes = {old.casefold(): code for old, code in CODES.items()}
    said = [(each.casefold(), one.code) for one in printings().values() for each in (one.code, *one.prints)]
    whole = [(text, _NUMBER.fullmatch(text), code) for text, code in said]
    for group in (0, 1, 2):
        for _text, number, code in whole:
            if number:
                codes.setdefault(number[group], code)
    return codes


def code_of(wanted: str) -> str | None:
    """The code here of a number, whatever its case and with or without its rarity; None where it was never printed."""
    said = _NUMBER.fullmatch(wanted.strip().casefold())
    return (_codes().get(said[0]) or _codes().get(said[1])) if said else None
