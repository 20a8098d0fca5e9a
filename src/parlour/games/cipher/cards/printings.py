"""Printings: every number that was ever printed on a card, and which of them are one card (rulebook 1).

`data/printings.json` has a line for each printing: its code here, and the codes printed on it with their rarities.
Where the line names a `card` with another code, it is a print of that card. In a deck it counts as that card. Two
cards may have one title in English: the Camillas S04-003 and B11-101 are two.

A card is as rare as the rarest of its prints. Starters and promotions tell no rarity: a card of these alone is plain.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, get_args

from parlour.games.cipher.cards.respelled import CODES
from parlour.games.cipher.shapes.cards import Rarity

DATA: Final = Path(__file__).parent.parent / "data"
# Number and rarity. B11-101+X came on top of a box: it says its plus alone.
_NUMBER: Final = re.compile(r"(([bsp]\d{2}-\d{3})[abc]?)(n|hn|r|sr|hr|st|prr?|(?=\+x))?\+?x?\+*")
RARITIES: Final[tuple[Rarity, ...]] = get_args(Rarity.__value__)  # the plain ones first
# Hero rares (HR) come in boosters since series 18, of a hero or two each: they rank with the super rares.
_RANKS: Final[Mapping[str, Rarity]] = {
    **{rarity.casefold(): rarity for rarity in RARITIES},
    "hr": "SR",
    **dict.fromkeys(("st", "pr", "prr", ""), "N"),
}


@dataclass(frozen=True, slots=True)
class Printing:
    """A card as it was printed, under all codes that have its name and its rules."""

    code: str
    card: str  # the code of the card that this is a print of
    prints: tuple[str, ...]  # as printed on the cards, with their rarities

    @property
    def rarity(self) -> Rarity:
        """The rarity of its rarest print."""
        return max(map(_rarity, self.prints), key=RARITIES.index)

    @property
    def plus(self) -> bool:
        """Is there a print with a plus: another picture, or foil?"""
        return any("+" in text for text in self.prints)


def _rarity(text: str) -> Rarity:
    """Return the rarity of a printed code; ValueError says that it tells none."""
    said = _NUMBER.fullmatch(text.casefold())
    if said is None or said[3] is None:
        raise ValueError(f"{text!r} ends in no known rarity")
    return _RANKS[said[3]]


def printing_problems(prints: Iterable[str]) -> Iterator[str]:
    """Yield every printed code that tells no known rarity, with the reason."""
    for text in prints:
        try:
            _rarity(text)
        except ValueError as error:
            yield str(error)


@cache
def printings() -> Mapping[str, Printing]:
    """Return all printings by their codes here."""
    given = json.loads((DATA / "printings.json").read_text(encoding="utf-8"))
    return {row["code"]: Printing(row["code"], row.get("card", row["code"]), tuple(row["prints"])) for row in given}


@cache
def _codes() -> Mapping[str, str]:
    """Return the code here for each printed code, for its number alone, and for the number without its letter."""
    codes = {old.casefold(): code for old, code in CODES.items()}
    said = [(each.casefold(), one.code) for one in printings().values() for each in (one.code, *one.prints)]
    whole = [(text, _NUMBER.fullmatch(text), code) for text, code in said]
    for group in (0, 1, 2):
        for _text, number, code in whole:
            if number:
                codes.setdefault(number[group], code)
    return codes


def code_of(wanted: str) -> str | None:
    """Return the code here of a number, whatever its case and with or without its rarity.

    None means that it was never printed.
    """
    said = _NUMBER.fullmatch(wanted.strip().casefold())
    return (_codes().get(said[0]) or _codes().get(said[1])) if said else None
