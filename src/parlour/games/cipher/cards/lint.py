"""Lint: every problem of a card file or of a list of starters, with line, path and reason."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from parlour.games.cipher.cards.contradictions import card_contradictions
from parlour.games.cipher.cards.printings import DATA, printing_problems, printings
from parlour.games.cipher.vocabulary.grammar import skill_problems, support_skill_problems
from parlour.games.cipher.vocabulary.kinds import (
    FROM_NOTHING,
    NUMBER,
    TENS,
    TEXT,
    Fields,
    Kind,
    Problem,
    check_fields,
    maybe,
    one_of,
)
from parlour.games.cipher.vocabulary.values import COLOURS, GENDERS, RANGES, TYPES, WEAPONS


def _subset(known: Sequence[object]) -> Kind:
    """Return the kind of a list, maybe empty, of different members of a closed set."""
    said = f"a list of different {', '.join(map(repr, known))}"

    def check(value: Any, path: str) -> Iterator[Problem]:
        good = isinstance(value, list) and all(one in known for one in value) and len({*value}) == len(value)
        if not good:
            yield path, f"must be {said}, not {value!r}"

    return Kind(said, check)


def _listed_skills(check_one: Any) -> Kind:
    def check(value: Any, path: str) -> Iterator[Problem]:
        if not isinstance(value, list):
            yield path, f"must be a list of skills, not {value!r}"
            return
        for at, skill in enumerate(value):
            yield from check_one(skill, f"{path}[{at}]")

    return Kind("a list of skills", check)


def _support(value: Any, path: str) -> Iterator[Problem]:
    if value != "X":
        yield from TENS.check(value, path)


CARD_FIELDS: Final[Fields] = {
    "code": TEXT,
    "title": TEXT,
    "unit_name": TEXT,
    "colors": _subset(COLOURS),
    "cost": FROM_NOTHING,
    "class_change_cost": maybe(FROM_NOTHING),
    "class": TEXT,
    "attack": TENS,
    "support": Kind("a multiple of ten, or X where a skill says how much", _support),
    "range": _subset(RANGES),
    "gender": _subset(GENDERS),
    "weapons": _subset(WEAPONS),
    "types": _subset(TYPES),
    "series": NUMBER,
    "skills": _listed_skills(skill_problems),
    "support_skills": _listed_skills(support_skill_problems),
    "note": maybe(TEXT),
}


def lint(text: str) -> list[str]:
    """Return every problem of a card file, one sentence each with its line; an empty list means that it reads well."""
    found = _rows(text)
    if isinstance(found, str):
        return [found]
    problems = []
    for line, row in found:
        named = (
            f"line {line}, {row.get('code') or 'a card without code'}" if isinstance(row, Mapping) else f"line {line}"
        )
        problems += [f"{named}: {path.removeprefix('.') or 'card'}: {why}" for path, why in card_problems(row)]
    given = Counter(str(row.get("code")) for _line, row in found if isinstance(row, Mapping))
    problems += [f"code {code!r} is given {count} times" for code, count in given.items() if count > 1]
    return problems + _spellings([row for _line, row in found if isinstance(row, Mapping)])


def _spellings(rows: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return names that differ in capitals alone: copies of one card would count as those of two."""
    spelt: dict[str, set[str]] = {}
    for row in rows:
        name = f"{row.get('title')} {row.get('unit_name')}"
        spelt.setdefault(name.casefold(), set()).add(name)
    return [
        f"one name is spelt in several ways: {', '.join(sorted(names))}" for names in spelt.values() if len(names) > 1
    ]


def shipped_problems() -> list[str]:
    """Return the problems of the data files that ship: the cards, the granted skills, the printings, the starters."""
    text = (DATA / "cards.json").read_text(encoding="utf-8")
    problems = lint(text)
    for name, skill in json.loads((DATA / "granted.json").read_text(encoding="utf-8")).items():
        problems += [f"{path}: {why}" for path, why in skill_problems(skill, name)]
    problems += [why for one in printings().values() for why in printing_problems(one.prints)]
    starters = json.loads((DATA / "starters.json").read_text(encoding="utf-8"))
    return problems or lint_starters(starters, json.loads(text))


def card_problems(row: Any) -> list[Problem]:
    """Return all problems of one card: its unknown words or, if there are none, its contradictions."""
    return [*check_fields(CARD_FIELDS, row, "")] or [*card_contradictions(row)]


def _rows(text: str) -> list[tuple[int, Any]] | str:
    """Return the members of a list with their first lines, or the reason why the text is no list."""
    decoder, rows = json.JSONDecoder(), []
    at = _skip(text, 0, "")
    if text[at : at + 1] != "[":
        return "line 1: a card file is a list of cards"
    at = _skip(text, at + 1, "")
    try:
        while text[at : at + 1] != "]":
            row, end = decoder.raw_decode(text, at)
            rows.append((text.count("\n", 0, at) + 1, row))
            at = _skip(text, end, ",")
    except json.JSONDecodeError as error:
        return f"line {error.lineno}: not JSON ({error.msg})"
    return rows or "line 1: a card file is a list of cards, and this one is empty"


def _skip(text: str, at: int, also: str) -> int:
    """Return the place of the next character that is neither blank nor in `also`."""
    while at < len(text) and text[at] in " \t\r\n" + also:
        at += 1
    return at


_ROW_FIELDS: Final[Fields] = {
    "code": TEXT,
    "count": one_of(1, 2, 3, 4),
    "name": maybe(TEXT),
    "cost": maybe(FROM_NOTHING),
    "class_change_cost": maybe(FROM_NOTHING),
    "fully_structured": maybe(one_of(True, False)),
}


def lint_starters(starters: Mapping[str, Any], cards: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return every contradiction within a list of starters or with the cards: codes, names, costs, totals, leaders."""
    by_code = {card["code"]: card for card in cards}
    problems = []
    for name, starter in starters.items():
        rows, leader = starter["cards"], by_code.get(starter["main_character"])
        for at, row in enumerate(rows):
            problems += [f"{name}, cards[{at}]{path}: {why}" for path, why in _row_problems(row, by_code)]
        total = sum(row["count"] for row in rows)
        if total != starter["total"]:
            problems.append(f"{name}: {total} cards are listed, but the total says {starter['total']}")
        if leader is None or leader["cost"] != 1:
            problems.append(f"{name}: {starter['main_character']} is no card of cost 1, so it cannot lead")
    return problems


def _row_problems(row: Mapping[str, Any], by_code: Mapping[str, Mapping[str, Any]]) -> Iterator[Problem]:
    yield from check_fields(_ROW_FIELDS, row, "")
    card = by_code.get(row["code"])
    if card is None:
        yield ".code", f"there is no card {row['code']}"
        return
    printed = {**card, "name": f"{card['title']} {card['unit_name']}"}
    for field in ("name", "cost", "class_change_cost"):
        if field in row and row[field] != printed[field]:
            yield f".{field}", f"{row['code']} is printed with {printed[field]!r}, not {row[field]!r}"
