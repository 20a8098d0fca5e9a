"""Cards of Fire Emblem Cipher: facts from the data files, looked up by code and by name (rulebook 1).

A card that is *carried* has its skills as data. All others have only their printed numbers (`uncarried.json`), so that
each has a name and a code here.
"""

import json
import re
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from parlour.core import words
from parlour.core.refusal import Refusal
from parlour.core.shapes import Said
from parlour.games.cipher.cards.called import called
from parlour.games.cipher.cards.printings import DATA, code_of, printings
from parlour.games.cipher.cards.respelled import TITLES
from parlour.games.cipher.shapes.cards import Colour

_WHICH: Final = re.compile(r" \(.*\)$")  # tells two units of one name apart: "Robin (Male)"
_NAMED: Final = 3  # how many cards are listed for an ambiguous name


@dataclass(frozen=True, slots=True)
class Card:
    """One card as printed; its skills are data in the words of `vocabulary`. An X among its numbers counts as 0."""

    code: str  # of the print: set and number
    title: str
    unit_names: tuple[str, ...]
    colors: tuple[Colour, ...]
    cost: int
    class_change_cost: int | None
    job: str
    attack: int
    support: int | None  # None if a skill of the card sets it
    range: tuple[int, ...]
    gender: tuple[str, ...]
    weapons: tuple[str, ...]
    types: tuple[str, ...]
    series: int
    skills: tuple[Mapping[str, Any], ...]
    support_skills: tuple[Mapping[str, Any], ...]
    carried: bool = True  # are its skills data here?

    @property
    def name(self) -> str:
        """The card name: title and unit name together, whatever the print (rulebook 1)."""
        return f"{self.title} {self.unit_names[0]}".strip()

    @property
    def said(self) -> Said:
        """The card name in every language."""
        return words.said(lambda lang: f"{self.title} {called(self.unit_names[0], lang)}".strip())

    @property
    def coded(self) -> Said:
        """The code and the card name in every language."""
        return words.said(lambda lang: f"{self.code} {words.localised(lang, self.said)}")

    @property
    def one(self) -> str:
        """The code of the card that this is a print of; prints of one card are counted together."""
        return printings()[self.code].card

    @property
    def tags(self) -> tuple[str, ...]:
        """All tags that a filter may ask for: colours, gender, weapons and types."""
        return self.colors + self.gender + self.weapons + self.types

    def allows(self, op: str) -> bool:
        """Tell whether a text of the card says this of the card itself, like `deck_limit_none`."""
        return any(effect["op"] == op for skill in self.skills for effect in skill["effects"])


def read_card(given: Mapping[str, Any], carried: bool = True) -> Card:
    """Return a card of a data file; a missing field raises KeyError, a field of another kind TypeError."""
    return Card(
        code=given["code"],
        title=given["title"],
        unit_names=(given["unit_name"],),
        colors=tuple(given["colors"]),
        cost=_number(given["cost"]),
        class_change_cost=None if given["class_change_cost"] is None else _number(given["class_change_cost"]),
        job=given["class"] or "",
        attack=_number(given["attack"]),
        support=None if given["support"] == "X" else int(given["support"]),
        range=tuple(given["range"]),
        gender=tuple(given["gender"]),
        weapons=tuple(given["weapons"]),
        types=tuple(given["types"]),
        series=int(given["series"]),
        skills=tuple(given["skills"]) if carried else (),
        support_skills=tuple(given["support_skills"]) if carried else (),
        carried=carried,
    )


def _number(given: object) -> int:
    return 0 if given == "X" else int(str(given))


@cache
def all_cards() -> tuple[Card, ...]:
    """Return every card that is carried, in the order of its data file, which numbers the engine's cards."""
    return tuple(read_card(given) for given in json.loads((DATA / "cards.json").read_text(encoding="utf-8")))


@cache
def uncarried() -> tuple[Card, ...]:
    """Return every other card that was printed; the engine knows none of them."""
    given = json.loads((DATA / "uncarried.json").read_text(encoding="utf-8"))
    return tuple(read_card(row, carried=False) for row in given)


@cache
def granted() -> Mapping[str, Mapping[str, Any]]:
    """Return the skills that other skills grant by name."""
    skills: dict[str, Mapping[str, Any]] = json.loads((DATA / "granted.json").read_text(encoding="utf-8"))
    return skills


@cache
def _by_code() -> dict[str, Card]:
    return {made.code: made for made in (*all_cards(), *uncarried())}


def _each() -> list[Card]:
    """Return one print of each card, in the order of their codes."""
    return [_by_code()[code] for code in sorted({made.one for made in _by_code().values()})]


@cache
def _by_name() -> dict[str, list[Card]]:
    """Return the cards by full name, with title or unit first, also under titles that lists misspell."""
    named: dict[str, list[Card]] = defaultdict(list)
    for made in _each():
        titles = made.title, *(old for old, new in TITLES.items() if new == made.title)
        pairs = [(title, unit) for title in titles for unit in _units(made)]
        for name in {_plain(" ".join(both)) for pair in pairs for both in (pair, pair[::-1])}:
            named[name].append(made)
    return named


def _units(made: Card) -> set[str]:
    """Return the names of a unit in all languages."""
    return {called(made.unit_names[0], lang) for lang in words.LANGUAGES}


@cache
def _by_unit() -> dict[str, list[Card]]:
    """Return the cards by unit name alone; the cards of both Robins are "Robin"."""
    units: dict[str, list[Card]] = defaultdict(list)
    for made in _each():
        for name in {_plain(name) for unit in _units(made) for name in (unit, _WHICH.sub("", unit))}:
            units[name].append(made)
    return units


def _plain(name: str) -> str:
    """Return a name without variations of writing: case, spaces, and the marks between title and unit."""
    return " ".join(re.sub(r"[,:;/–—]| - ", " ", name).replace("’", "'").casefold().split())


def by_code(wanted: str) -> Card | None:
    """Return the card of a code, whatever its case and with or without its rarity, or None."""
    return _by_code().get(code_of(wanted) or "")


def card(wanted: str, at: str | None = None) -> Card:
    """Return the card of a code or name; refuse an unknown name and one that several cards have.

    "B01-003" and "B01-003HN" (with its rarity), "Altean Prince Marth", "Marth: Altean Prince", "Marth, Altean Prince".
    The name of a unit alone is enough if it has one card, like "Xane".
    """
    if found := by_code(wanted):
        return found
    named = _by_name().get(_plain(wanted)) or _by_unit().get(_plain(wanted), [])
    if not named:
        raise Refusal("cipher-unknown-card", at=at, card=wanted[:60])
    if len(named) > 1:
        known = words.said(lambda lang: ", ".join(words.localised(lang, made.coded) for made in named[:_NAMED]))
        more = len(named[_NAMED:])
        raise Refusal("cipher-several-cards", at=at, card=wanted[:60], count=len(named), known=known, more=more)
    return named[0]
