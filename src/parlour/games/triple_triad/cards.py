"""Cards: the sets that ship as data files, checked when they are read, and cards of one's own."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from parlour.core.refusal import Refusal
from parlour.games.triple_triad import shapes
from parlour.games.triple_triad.state import ELEMENTS, TYPES

DATA: Final = Path(__file__).parent / "data"
Sides = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Card:
    """A card as printed; sides are top, right, bottom, left, 1 to 10 (A)."""

    name: str
    sides: Sides
    element: str | None = None
    power: int = 0
    type: str | None = None
    level: int = 0
    id: int | None = None
    set: str | None = None

    def as_json(self) -> shapes.Card:
        """The card as the interface and the referee write it."""
        return {
            "id": self.id,
            "name": self.name,
            "sides": list(self.sides),
            "element": self.element,
            "power": self.power,
            "type": self.type,
            "level": self.level,
            "set": self.set,
        }


def natural_power(sides: Sequence[int]) -> int:
    """The power of a card whose set gives none: its sides added, kept in 2..30 (rulebook 1, A1)."""
    return min(max(sum(sides), 2), 30)


def _bad(problem: str, **about: str) -> Refusal:
    return Refusal("bad-card", problem=problem, **about)


def problem(row: Mapping[str, Any]) -> Refusal | None:
    """What is wrong with one card of a data file, or None."""
    name = row.get("name")
    if not isinstance(name, str) or not name:
        return _bad("nameless")
    for side in ("top", "right", "bottom", "left"):
        if not isinstance(row.get(side), int) or not 1 <= row[side] <= 10:
            return _bad("side", name=name, side=side, given=repr(row.get(side)))
    for field, known in (("element", ELEMENTS), ("type", TYPES)):
        if row.get(field) not in (None, *known):
            return _bad(field, name=name, given=repr(row[field]), known=", ".join(known))
    power = row.get("power")
    if power is not None and not (isinstance(power, int) and (2 <= power <= 30 or power == 100)):
        return _bad("power", name=name, given=repr(power))
    return None


def lint(text: str) -> list[str]:
    """Every problem of a card file, one sentence each; an empty list means it can be played."""
    try:
        rows = json.loads(text)
    except json.JSONDecodeError as error:
        return [f"line {error.lineno}: not JSON ({error.msg})"]
    if not isinstance(rows, list) or not rows:
        return ["a card file is a list of cards"]
    problems = [f"card {i + 1}: {found}" for i, row in enumerate(rows) if (found := problem(row))]
    ids = [row.get("id") for row in rows]
    problems += [f"id {i!r} is given twice" for i in sorted({str(i) for i in ids if ids.count(i) > 1})]
    return problems


def _card(row: Mapping[str, Any], set_name: str) -> Card:
    sides = (row["top"], row["right"], row["bottom"], row["left"])
    return Card(
        name=row["name"],
        sides=sides,
        element=row.get("element"),
        power=row.get("power") or natural_power(sides),
        type=row.get("type"),
        level=row.get("level") or row.get("stars") or 0,
        id=row["id"],
        set=set_name,
    )


def set_names() -> tuple[str, ...]:
    """The card sets that ship, by file name; ff8 first because the game began with it."""
    return tuple(sorted((path.stem for path in DATA.glob("*.json")), key=lambda name: (name != "ff8", name)))


@cache
def card_set(name: str) -> tuple[Card, ...]:
    """All cards of a set in the order of its file."""
    if name not in set_names():
        raise Refusal("unknown-card-set", set=name, known=", ".join(set_names()))
    text = (DATA / f"{name}.json").read_text(encoding="utf-8")
    if problems := lint(text):
        raise Refusal("bad-card-file", set=name, problem=problems[0])
    return tuple(_card(row, name) for row in json.loads(text))


@cache
def _by_id(set_name: str) -> dict[int, Card]:
    return {card.id: card for card in card_set(set_name) if card.id is not None}


@cache
def _by_name(set_name: str) -> dict[str, Card]:
    return {card.name.casefold(): card for card in card_set(set_name)}


def find(set_name: str, wanted: object) -> Card:
    """The card of a set by id (as a number or as text) or name; a Refusal names what was not found."""
    number = int(wanted) if isinstance(wanted, str) and wanted.isdecimal() else wanted
    card = _by_id(set_name).get(number) if isinstance(number, int) else _by_name(set_name).get(str(wanted).casefold())
    if card is None or isinstance(wanted, bool):
        raise Refusal("unknown-card", card=str(wanted), set=set_name)
    return card


def own_card(row: object) -> Card:
    """A card of a deck of one's own, from `{"name", "sides" or "card", "element", "power", "type"}`."""
    if not isinstance(row, Mapping):
        raise _bad("kind", given=repr(row))
    sides = row.get("sides", row.get("card"))
    if not isinstance(sides, Sequence) or isinstance(sides, str) or len(sides) != 4:
        raise _bad("sides")
    named = {"name": row.get("name") or "".join("A" if n == 10 else str(n) for n in sides)}
    flat = {**row, **named, **dict(zip(("top", "right", "bottom", "left"), sides, strict=True)), "id": None}
    if found := problem(flat):
        raise found
    made = _card(flat, "own")
    return Card(made.name, made.sides, made.element, made.power, made.type, made.level, None, None)


def printed(set_name: str, card: Card) -> Card:
    """The card of a set that is written out in full, name and all; any other card as it is."""
    known = _by_name(set_name).get(card.name.casefold())
    return known if known and replace(known, id=None, set=None, level=card.level, name=card.name) == card else card


# The table of all cards of all sets, frozen into the kernels that imagine hidden hands.
ALL_CARDS = [card for name in set_names() for card in card_set(name)]
TABLE_FIRST = np.array([sum(len(card_set(n)) for n in set_names()[:i]) for i in range(len(set_names()))], np.int16)
TABLE_SIZE = np.array([len(card_set(n)) for n in set_names()], np.int16)
TABLE_SIDES = np.array([card.sides for card in ALL_CARDS], np.int8)
TABLE_ELEMENT = np.array([1 + ELEMENTS.index(c.element) if c.element else 0 for c in ALL_CARDS], np.int8)
TABLE_POWER = np.array([card.power for card in ALL_CARDS], np.int8)
TABLE_TYPE = np.array([1 + TYPES.index(c.type) if c.type else 0 for c in ALL_CARDS], np.int8)
TABLE_LEVEL = np.array([card.level for card in ALL_CARDS], np.int8)


def table_index(card: Card) -> int:
    """The place of a shipped card in the table of all cards."""
    return _TABLE_PLACE[(card.set or "", card.id or 0)]


def table_card(index: int) -> Card:
    """The shipped card at a place of the table."""
    return ALL_CARDS[index]


_TABLE_PLACE = {(card.set or "", card.id or 0): i for i, card in enumerate(ALL_CARDS)}
