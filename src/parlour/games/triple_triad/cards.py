"""Cards: a card as printed, who it shows, the checks of a card file's rows, and cards of one's own."""

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from parlour.core.refusal import Refusal
from parlour.games.triple_triad import shapes
from parlour.games.triple_triad.state import ELEMENTS, TYPES

Sides = tuple[int, int, int, int]
PERSONS: Final = Path(__file__).parent / "data" / "persons.toml"


@cache
def persons() -> Mapping[str, shapes.Person]:
    """Return the people among the cards by name; a card of a made set with such a name shows the same face."""
    rows = tomllib.loads(PERSONS.read_text(encoding="utf-8"))
    return {
        name: {"look": row["look"], "gender": row["gender"], "weapon": row.get("weapon")} for name, row in rows.items()
    }


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
        """Return the card as the interface and the referee write it."""
        return {
            "id": self.id,
            "name": self.name,
            "sides": list(self.sides),
            "element": self.element,
            "power": self.power,
            "type": self.type,
            "level": self.level,
            "set": self.set,
            "person": persons().get(self.name),
        }


def natural_power(sides: Sequence[int]) -> int:
    """Return the power of a card whose set gives none: the sum of its sides, kept in 2..30 (rulebook 1, A1)."""
    return min(max(sum(sides), 2), 30)


def _bad(problem: str, **about: str) -> Refusal:
    return Refusal("bad-card", problem=problem, **about)


def problem(row: Mapping[str, Any]) -> Refusal | None:
    """Return what is wrong with one card of a data file, or None."""
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
    """Return every problem of a card file, one sentence each; an empty list means that it can be played."""
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


def read(row: Mapping[str, Any], set_name: str) -> Card:
    """Return the card of a row without mistakes."""
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


def own_card(row: object) -> Card:
    """Return a card of a deck of one's own, given as `{"name", "sides" or "card", "element", "power", "type"}`."""
    if not isinstance(row, Mapping):
        raise _bad("kind", given=repr(row))
    sides = row.get("sides", row.get("card"))
    if not isinstance(sides, Sequence) or isinstance(sides, str) or len(sides) != 4:
        raise _bad("sides")
    named = {"name": row.get("name") or "".join("A" if n == 10 else str(n) for n in sides)}
    flat = {**row, **named, **dict(zip(("top", "right", "bottom", "left"), sides, strict=True)), "id": None}
    if found := problem(flat):
        raise found
    made = read(flat, "own")
    return Card(made.name, made.sides, made.element, made.power, made.type, made.level, None, None)
