"""Sheets: a set of cards pasted from a table, a file or the wiki, with every fault at its line.

Columns are known by their heads, in French or English, or stand in the usual order. The wiki's lines, "Geezard - 1541",
give a name and numbers in the wiki's order (seed 002, the "101" page). If a fault can mean only one thing, it says
what its cell would become.
"""

import csv
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Any, Final

from parlour.core import words
from parlour.core.refusal import Refusal
from parlour.core.shapes import Fault, ReadSheet, SheetRow
from parlour.games.triple_triad.faces import DRAWINGS, FRAMES, GROUNDS, is_face
from parlour.games.triple_triad.sets import MOST_CARDS
from parlour.games.triple_triad.state import ACE, ELEMENTS, TYPES
from parlour.games.triple_triad.written.notation import face, parse_digits

SIDES: Final = ("top", "right", "bottom", "left")
DRAWN: Final = ("face", "ground", "frame")  # what a card shows; a sheet may leave it out
COLUMNS: Final = ("id", "name", *SIDES, "element", "type", "power", "level", "price", *DRAWN)
USUAL: Final = ("name", *SIDES, "element", "level", "price")
HEADS: Final = {
    "id": "id # no n° number numéro",
    "name": "name nom card carte",
    "top": "top up haut t ↑ n north nord",
    "right": "right droite droit r → e east est",
    "bottom": "bottom down bas b ↓ s south sud",
    "left": "left gauche l ← w west ouest",
    "element": "element elem élément",
    "type": "type kind",
    "power": "power puissance",
    "level": "level lvl niveau rank rang stars étoiles",
    "price": "price prix cost gil gils",
    "face": "face portrait drawing dessin picture image",
    "ground": "ground fond background",
    "frame": "frame cadre",
}
_KNOWN: Final = {head: column for column, heads in HEADS.items() for head in heads.split()}
_WIKI: Final = re.compile(r"(.+?)\s+[-–]\s+([1-9Aa]{4})")
OPTIONS: Final[Mapping[str, tuple[Sequence[str], str]]] = {
    "element": (ELEMENTS, "element"),
    "type": (TYPES, "type"),
    "face": (DRAWINGS, "drawing"),
    "ground": (GROUNDS, "ground"),
    "frame": (FRAMES, "frame"),
}  # what may stand in a cell, and the family of words that calls it
NOTHING: Final = ("", ".", "·", "-", "–", "none", "aucun", "null")
LONGEST_NAME: Final = 40

Cells = Mapping[str, str]


def read(text: str, known: Mapping[str, int]) -> ReadSheet:
    """Return the rows of a sheet with the faults of each; `known` are the numbers of the set's cards by name."""
    return judged(list(_cells(text.strip("\ufeff\n\r "))), known)


def judged(rows: Sequence[Cells], known: Mapping[str, int]) -> ReadSheet:
    """Return rows whose cells were read, each with its card if it has no faults; a new card gets the next number."""
    if len(rows) > MOST_CARDS:
        raise Refusal("bad-card-set", problem="size", least=5, most=MOST_CARDS, count=len(rows))
    numbers = _numbers(rows, known)
    names: dict[str, int] = {}
    told: list[SheetRow] = []
    for line, (cells, number) in enumerate(zip(rows, numbers, strict=True), 1):
        faults = list(_faults(cells))
        first = names.setdefault(cells.get("name", "").casefold(), line)
        if first != line:
            faults.append(_fault("name", "twice", given=cells.get("name", ""), line=first))
        card = None if faults else _card(cells, number)
        told.append({"line": line, "cells": dict(cells), "faults": faults, "card": card})
    return {"rows": told, "faults": sum(bool(row["faults"]) for row in told)}


def _cells(text: str) -> Iterator[Cells]:
    """Yield the rows of a text, each cell under its column."""
    if text[:1] in ("[", "{"):
        yield from _from_json(text)
        return
    lines = [line for line in text.splitlines() if line.strip()]
    if lines and all(_WIKI.fullmatch(line.strip(" *#")) for line in lines):
        yield from map(_from_wiki, lines)
        return
    mark = max("\t;,", key=lines[0].count) if lines else ","
    try:
        table = [[cell.strip() for cell in row] for row in csv.reader(lines, delimiter=mark)]
    except csv.Error:
        raise Refusal("bad-card-sheet") from None
    heads = [_KNOWN.get(cell.casefold()) for cell in table[0]] if table else []
    headed = "name" in heads and len([head for head in heads if head]) > 1
    columns: Sequence[str | None] = heads if headed else USUAL
    for row in table[headed:]:
        yield {column: cell for column, cell in zip(columns, row, strict=False) if column}


def _from_json(text: str) -> Iterator[Cells]:
    try:
        given = json.loads(text)
    except ValueError:
        raise Refusal("bad-card-sheet") from None
    rows = given.get("cards") if isinstance(given, dict) else given
    if not isinstance(rows, list):
        raise Refusal("bad-card-sheet")
    for row in rows:
        found = row if isinstance(row, dict) else {}
        yield {column: "" if found.get(column) is None else str(found[column]) for column in COLUMNS}


def _from_wiki(line: str) -> Cells:
    found = _WIKI.fullmatch(line.strip(" *#"))
    assert found is not None
    sides = parse_digits(found[2], "wiki")
    return {"name": found[1].strip(), **dict(zip(SIDES, map(face, sides), strict=True))}


def _numbers(rows: Sequence[Cells], known: Mapping[str, int]) -> list[int]:
    """Return a number for each row: its own, that of its name in the set, or the next free one."""
    given = [int(cells["id"]) if cells.get("id", "").isdecimal() else None for cells in rows]
    found = [
        number if number is not None else known.get(cells.get("name", "").casefold())
        for number, cells in zip(given, rows, strict=True)
    ]
    last = max([0, *known.values(), *(number for number in found if number is not None)])
    numbers = []
    for number in found:
        last += number is None
        numbers.append(last if number is None else number)
    return numbers


def _fault(column: str, problem: str, repair: str | None = None, **about: Any) -> Fault:
    said = words.both("card-fault", {"column": column, "problem": problem, **about})
    return {"column": column, "repair": repair, **said}


def _faults(cells: Cells) -> Iterator[Fault]:
    name = cells.get("name", "")
    if not 0 < len(name) <= LONGEST_NAME:
        yield _fault("name", "name", most=LONGEST_NAME)
    for side in SIDES:
        if _side(cells.get(side, "")) is None:
            given = cells.get(side, "")
            yield _fault(side, "side", _nearest_side(given), given=given or "–")
    for column, (options, _) in OPTIONS.items():
        given = cells.get(column, "")
        if column == "face" and is_face(given):
            continue
        if given.casefold() not in NOTHING and given.casefold() not in _called(column):
            near = get_close_matches(given.casefold(), _called(column), 1, 0.7)
            nearest = _called(column)[near[0]] if near else ""
            known = ", ".join(options)
            yield _fault(column, column, nearest, given=given, nearest=nearest or "none", known=known)
    for column, least, most in (("id", 1, 2**31), ("level", 1, 10), ("price", 1, 1_000_000)):
        given = cells.get(column, "")
        if given.casefold() not in NOTHING and not _within(given, least, most):
            yield _fault(column, "number", _clamped(given, least, most), given=given, least=least, most=most)
    given = cells.get("power", "")
    if given.casefold() not in NOTHING and not (_within(given, 2, 30) or given == "100"):
        yield _fault("power", "number", "", given=given, least=2, most=30)


def _within(given: str, least: int, most: int) -> bool:
    return given.isdecimal() and len(given) < 11 and least <= int(given) <= most


def _clamped(given: str, least: int, most: int) -> str:
    return str(most) if given.isdecimal() and int(given[:12]) > most else str(least)


def _side(given: str) -> int | None:
    if given in ("A", "a"):
        return ACE
    return int(given) if _within(given, 1, ACE) else None


def _nearest_side(given: str) -> str | None:
    if given.lstrip("-").isdecimal():
        return "A" if not given.startswith("-") and int(given[:12]) > ACE else "1"
    return None


@cache
def _called(column: str) -> Mapping[str, str]:
    """Return the names of each element or type, in both languages, with what they mean."""
    options, said = OPTIONS[column]
    names = {words.say(lang, f"{said}-{one}").casefold(): one for one in options for lang in words.LANGUAGES}
    return names | {one: one for one in options}


def _card(cells: Cells, number: int) -> dict[str, Any]:
    """Return the row of a made set for a line without faults."""

    def given(column: str) -> str | None:
        cell = cells.get(column, "")
        return None if cell.casefold() in NOTHING else cell

    def numeral(column: str) -> int | None:
        cell = given(column)
        return None if cell is None else int(cell)

    def named(column: str) -> str | None:
        cell = given(column)
        return None if cell is None else _called(column)[cell.casefold()]

    face = given("face")
    drawn = {
        "face": face if face and is_face(face) else named("face"),
        "ground": named("ground"),
        "frame": named("frame"),
    }
    return {
        "id": number,
        "name": cells["name"],
        **{side: _side(cells[side]) for side in SIDES},
        "element": named("element"),
        "type": named("type"),
        "power": numeral("power"),
        "level": numeral("level") or 1,
        "price": numeral("price"),
        **{column: chosen for column, chosen in drawn.items() if chosen},
    }
