"""Cards: a card as printed, who it shows, the checks of a card file's rows, and cards of one's own."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from parlour.core.refusal import Refusal
from parlour.games.triple_triad import shapes
from parlour.games.triple_triad.faces import DRAWINGS, FRAMES, GROUNDS, art_of, is_face, person_of, persons
from parlour.games.triple_triad.state import ELEMENTS, TYPES

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
    person: shapes.Person | None = field(default=None, compare=False)
    art: shapes.Art | None = field(default=None, compare=False)

    def as_json(self) -> shapes.Card:
        """Return the card as the interface and the referee write it."""
        told: shapes.Card = {
            "id": self.id,
            "name": self.name,
            "sides": list(self.sides),
            "element": self.element,
            "power": self.power,
            "type": self.type,
            "level": self.level,
            "set": self.set,
            "person": self.person,
        }
        if self.art:
            told["art"] = self.art
        return told


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
    for column, known in (("element", ELEMENTS), ("type", TYPES), ("ground", GROUNDS), ("frame", FRAMES)):
        if row.get(column) not in (None, *known):
            return _bad(column, name=name, given=repr(row[column]), known=", ".join(known))
    if row.get("face") is not None and not is_face(row["face"]):
        return _bad("face", name=name, given=repr(row["face"]), known=", ".join(DRAWINGS))
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
        person=person_of(row["face"]) if row.get("face") else persons().get(row["name"]),
        art=art_of(row),
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
    return replace(read(flat, "own"), id=None, set=None, person=persons().get(str(flat["name"])), art=None)
