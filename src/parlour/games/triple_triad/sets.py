"""Card sets: those that ship as data files, and editions of sets made in a hall, each named by its content.

A made set has a permanent name ("garden") and editions ("garden@3f9a2c1b"). An edition is named by eight hex digits of
the SHA-256 of its content. Rules, and so every log, name the edition, and the state holds its digits. So a match means
the same in every process and for all time, whatever became of the set. To play such a match, put the edition in first.
"""

import hashlib
import json
import os
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from parlour.core.kernels.lookup import writable_lookup
from parlour.core.record import Facts
from parlour.core.refusal import NotFound, Refusal
from parlour.games.triple_triad.cards import Card, lint, problem, read
from parlour.games.triple_triad.state import ELEMENTS, MADE, TYPES

DATA: Final = Path(__file__).parent / "data"
FILES: Final = "PARLOUR_CARD_SETS"  # files of made sets, separated as the system separates paths
MOST_CARDS: Final = 1000  # the most cards of a made set
MOST_PRICE, MOST_PACK_PRICE = 1_000_000, 5_000_000  # the second for five of the dearest cards
MOST_EDITIONS, MOST_MADE = 1024, 1 << 16  # the most editions, and cards in all of them, that a process can know
TOP, ELEMENT, POWER, TYPE, LEVEL, FACTS = 0, 4, 5, 6, 7, 8  # columns of the card table; the four sides come first
KEY, FIRST, SIZE, BOUNDS = 0, 1, 2, 3  # columns of the table of editions
_NAME: Final = re.compile(r"[a-z][a-z0-9_]{1,23}")
_EDITION: Final = re.compile(rf"({_NAME.pattern})@([0-9a-f]{{8}})")


@cache
def set_names() -> tuple[str, ...]:
    """Return the names of the sets that ship, by file name; ff8 comes first because the game began with it."""
    return tuple(sorted((path.stem for path in DATA.glob("*.json")), key=lambda name: (name != "ff8", name)))


@cache
def _shipped(name: str) -> tuple[Card, ...]:
    text = (DATA / f"{name}.json").read_text(encoding="utf-8")
    if problems := lint(text):
        raise Refusal("bad-card-file", set=name, problem=problems[0])
    return tuple(read(row, name) for row in json.loads(text))


# All cards that kernels imagine in hidden hands: those that ship, then the cards of one edition after another.
SHIPPED: Final = [card for name in set_names() for card in _shipped(name)]
SHIPPED_CARDS: Final = len(SHIPPED)
TABLE_SIZE: Final = np.array([len(_shipped(name)) for name in set_names()], np.int16)
TABLE_FIRST: Final = (np.cumsum(TABLE_SIZE) - TABLE_SIZE).astype(np.int16)
card_fact, _FACTS = writable_lookup("triple_triad.cards", len(SHIPPED) + MOST_MADE, FACTS)
edition_bound, _BOUNDS = writable_lookup("triple_triad.editions", MOST_EDITIONS, BOUNDS)


def _row(card: Card) -> list[int]:
    element = 1 + ELEMENTS.index(card.element) if card.element else 0
    kind = 1 + TYPES.index(card.type) if card.type else 0
    return [*card.sides, element, card.power, kind, card.level]


_FACTS[: len(SHIPPED)] = [_row(card) for card in SHIPPED]


@dataclass(frozen=True)
class Edition:
    """A made set at one time.

    `key` is the number that states hold for its digits; it is never 0.
    """

    name: str
    title: str
    digits: str
    cards: tuple[Card, ...]
    prices: Mapping[int, int]
    pack_price: int
    document: Mapping[str, Any] = field(repr=False)
    """The document from which `made` reads it again."""

    @property
    def value(self) -> str:
        """The edition as rules name it."""
        return f"{self.name}@{self.digits}"

    @property
    def key(self) -> int:
        """The digits as a signed 32-bit number."""
        return int.from_bytes(bytes.fromhex(self.digits), signed=True)


def _bad(problem: str, **about: Any) -> Refusal:
    return Refusal("bad-card-set", problem=problem, **about)


def made(document: Mapping[str, Any]) -> Edition:
    """Return the edition that a document describes; a Refusal names the first mistake.

    The document is `{"name", "title", "pack_price", "cards": [{"id", "name", "top", "right", "bottom", "left",
    "element", "power", "type", "level", "price", "face", "ground", "frame"}]}`. What is drawn may be left out.
    """
    name, title, rows = document.get("name"), document.get("title"), document.get("cards")
    if not isinstance(name, str) or not _NAME.fullmatch(name) or name in (*set_names(), "own"):
        raise _bad("name", given=str(name)[:40])
    if not isinstance(title, str) or not 0 < len(title.strip()) <= 60:
        raise _bad("title")
    if not isinstance(rows, list) or not 5 <= len(rows) <= MOST_CARDS:
        raise _bad("size", least=5, most=MOST_CARDS, count=len(rows) if isinstance(rows, list) else 0)
    whole = [_whole_row(row, line) for line, row in enumerate(rows, 1)]
    for what in ("id", "name"):
        ((given, count),) = Counter(str(row[what]).casefold() for row in whole).most_common(1)
        if count > 1:
            raise _bad(f"{what}-twice", given=given)
    pack_price = _price(document.get("pack_price", 400), "pack", MOST_PACK_PRICE)
    title = title.strip()
    told = {"name": name, "title": title, "pack_price": pack_price, "cards": whole}
    digits = hashlib.sha256(json.dumps(told, sort_keys=True, ensure_ascii=False).encode()).hexdigest()[:8]
    cards = tuple(read(row, name) for row in whole)
    prices = {row["id"]: row["price"] for row in whole if row["price"] is not None}
    return Edition(name, title, digits if int(digits, 16) else "00000001", cards, prices, pack_price, told)


def _whole_row(row: object, line: int) -> dict[str, Any]:
    """Return a row with all its columns; a Refusal names its line."""
    if not isinstance(row, Mapping):
        raise _bad("row", line=line)
    if found := problem(row):
        found.at = f"cards[{line - 1}]"
        raise found
    number, level, price = row.get("id"), row.get("level") or 1, row.get("price")
    if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= 2**31:
        raise _bad("id", line=line, given=str(number)[:40])
    if not isinstance(level, int) or isinstance(level, bool) or not 1 <= level <= 10:
        raise _bad("level", line=line, given=str(level)[:40])
    plain = {name: row.get(name) for name in ("name", "top", "right", "bottom", "left", "element", "power", "type")}
    plain |= {name: row[name] for name in ("face", "ground", "frame") if row.get(name) is not None}
    return {"id": number, **plain, "level": level, "price": None if price is None else _price(price, row["name"])}


def _price(given: object, name: str, most: int = MOST_PRICE) -> int:
    if not isinstance(given, int) or isinstance(given, bool) or not 1 <= given <= most:
        raise _bad("price", name=name, given=str(given)[:40], most=most)
    return given


class Shelf:
    """The editions that this process knows; an edition that was put in stays."""

    def __init__(self) -> None:
        self._editions: dict[str, Edition] = {}
        self._newest: dict[str, str] = {}
        self._place: dict[int, tuple[Edition, int]] = {}
        self._rows = len(SHIPPED)
        self._looked = False  # for the files that the environment names

    def put(self, edition: Edition, newest: bool = True) -> Edition:
        """Put an edition in, if it is not there; it becomes its set's newest, unless `newest` is false."""
        known = self._place.get(edition.key)
        if known is None:
            self._add(edition)
        elif known[0] != edition:
            raise Refusal("card-set-digits", set=edition.value, other=known[0].value)
        if newest or edition.name not in self._newest:
            self._newest[edition.name] = edition.value
        return edition

    def _add(self, edition: Edition) -> None:
        place, first = len(self._editions), self._rows
        if place == MOST_EDITIONS or first + len(edition.cards) > len(_FACTS):
            raise Refusal("too-many-card-sets", most=MOST_EDITIONS)
        self._rows += len(edition.cards)
        _FACTS[first : self._rows] = [_row(card) for card in edition.cards]
        _BOUNDS[place] = (edition.key, first, len(edition.cards))
        self._place[edition.key] = (edition, first)
        self._editions[edition.value] = edition

    def by_key(self, key: int) -> Edition:
        """Return the edition whose digits a state holds."""
        return self._place[key][0]

    def get(self, wanted: str) -> Edition | None:
        """Return the edition of a value, or the newest of a set's name, or None."""
        found = self._editions.get(self._newest.get(wanted, wanted))
        if found is None and not self._looked and wanted not in set_names():
            self._look()
            found = self.get(wanted)
        return found

    def _look(self) -> None:
        """Put in the sets whose files `PARLOUR_CARD_SETS` names; the terminal and all that it starts know them so."""
        self._looked = True
        for name in filter(None, os.environ.get(FILES, "").split(os.pathsep)):
            try:
                document = json.loads(Path(name).read_text(encoding="utf-8"))
            except (OSError, ValueError) as error:
                raise Refusal("unreadable-file", file=name, problem=str(error)) from None
            self.put(made(document if isinstance(document, dict) else {}))

    def find(self, wanted: str) -> str | None:
        """Return the edition of a value or of a name as rules write it, or None; see `core.rules.Source`."""
        edition = self.get(wanted)
        if edition is None and _EDITION.fullmatch(wanted):
            raise NotFound("unknown-edition", set=wanted)
        return edition.value if edition else None

    def newest(self) -> Sequence[str]:
        """Return the newest edition of every set that was made."""
        return tuple(self._newest.values())

    def title(self, value: str) -> str | None:
        """Return the title of a made set."""
        edition = self.get(value)
        return edition.title if edition else None


SHELF: Final = Shelf()


def set_of(value: str) -> str:
    """Return the name of the set whose edition a rule names."""
    return value.partition("@")[0]


def card_set(name: str) -> tuple[Card, ...]:
    """Return all cards of a set, in the order of its file or as they were made."""
    if name in set_names():
        return _shipped(name)
    edition = SHELF.get(name)
    if edition is None:
        raise Refusal("unknown-card-set", set=name, known=", ".join((*set_names(), *map(set_of, SHELF.newest()))))
    return edition.cards


def pinned(name: str) -> str:
    """Return the value of a set that always means the same cards: its newest edition, or its name if it ships."""
    return SHELF.find(name) or name


@cache
def _by_id(value: str) -> dict[int, Card]:
    return {card.id: card for card in card_set(value) if card.id is not None}


@cache
def _by_name(value: str) -> dict[str, Card]:
    return {card.name.casefold(): card for card in card_set(value)}


def find(set_name: str, wanted: object) -> Card:
    """Return the card of a set by id (a number or text) or name; a Refusal names what was not found."""
    value = pinned(set_name)
    number = int(wanted) if isinstance(wanted, str) and wanted.isdecimal() else wanted
    card = _by_id(value).get(number) if isinstance(number, int) else _by_name(value).get(str(wanted).casefold())
    if card is None or isinstance(wanted, bool):
        raise Refusal("unknown-card", card=str(wanted), set=set_of(set_name))
    return card


def printed(set_name: str, card: Card) -> Card:
    """Return the card of a set if it is written out in full, name included, otherwise the card itself."""
    known = _by_name(pinned(set_name)).get(card.name.casefold())
    return known if known and replace(known, id=None, set=None, level=card.level, name=card.name) == card else card


def set_in(s: Facts) -> str:
    """Return the set or edition with which a state is played."""
    key = int(s["edition"])
    return SHELF.by_key(key).value if key else set_names()[max(0, int(s["table"]))]


def lay_out(s: Any, value: str) -> None:
    """Write into a state the set or edition with which it is played."""
    edition = SHELF.get(value)
    s["table"], s["edition"] = (MADE, edition.key) if edition else (set_names().index(value), 0)


_PLACES: Final = {(card.set, card.id): place for place, card in enumerate(SHIPPED)}


@cache
def _places_in(value: str) -> dict[int | None, int]:
    return {card.id: len(SHIPPED) + place for place, card in enumerate(card_set(value))}


def index_of(s: Facts, card: Card) -> int:
    """Return the number by which a state knows a card.

    It is the card's index among those that ship. Behind them it is its index in the edition that is played with.
    """
    place = _PLACES.get((card.set, card.id))
    return _places_in(SHELF.by_key(int(s["edition"])).value)[card.id] if place is None else place


def card_at(s: Facts, index: int) -> Card:
    """Return the card of a number in a state."""
    behind = index - len(SHIPPED)
    return SHIPPED[index] if behind < 0 else SHELF.by_key(int(s["edition"])).cards[behind]
