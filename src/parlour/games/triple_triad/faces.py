"""Faces: the people whom cards show, and what the maker of a card chose to be drawn on it.

A chosen face is written in one cell: a drawing of the house's such as "dragon-head", or a look with who it is and what
they fight with, such as "l0nkaSq m sword".
"""

import json
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, get_args

from parlour.core.look import is_look
from parlour.games.triple_triad import shapes

PERSONS: Final = Path(__file__).parent / "data" / "persons.toml"
DRAWINGS: Final[Sequence[str]] = json.loads(
    (Path(__file__).parent / "shown" / "drawings.json").read_text("utf-8")  # is the browser's too
)
GROUNDS: Final[Sequence[str]] = get_args(shapes.Ground.__value__)
FRAMES: Final[Sequence[str]] = get_args(shapes.Frame.__value__)
WEAPONS: Final[Sequence[str]] = ("Sword", "Lance", "Axe", "Bow", "Knife", "Tome", "Staff", "Brawl")
_GENDERS: Final[Mapping[str, shapes.Gender]] = {"f": "Female", "m": "Male"}


@cache
def persons() -> Mapping[str, shapes.Person]:
    """Return the people among the cards by name; a card of a made set with such a name shows the same face."""
    rows = tomllib.loads(PERSONS.read_text(encoding="utf-8"))
    return {
        name: {"look": row["look"], "gender": row["gender"], "weapon": row.get("weapon")} for name, row in rows.items()
    }


def person_of(face: str) -> shapes.Person | None:
    """Return who is drawn for a chosen face, or None if it is no person."""
    look, gender, weapon = (*face.split(), "", "", "")[:3]
    if not is_look(look) or gender not in _GENDERS or weapon.title() not in ("", *WEAPONS):
        return None
    return {"look": look, "gender": _GENDERS[gender], "weapon": weapon.title() or None}


def is_face(face: object) -> bool:
    """Tell whether this can be drawn."""
    return isinstance(face, str) and (face in DRAWINGS or (len(face.split()) < 4 and person_of(face) is not None))


def art_of(row: Mapping[str, Any]) -> shapes.Art | None:
    """Return what the maker of a card chose to be drawn, or None where they chose nothing."""
    art: shapes.Art = {
        "picture": row["face"] if row.get("face") in DRAWINGS else None,
        "ground": row.get("ground"),
        "frame": row.get("frame"),
    }
    return art if any(art.values()) else None
