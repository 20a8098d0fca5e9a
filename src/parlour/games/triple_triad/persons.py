"""Persons: the people among the cards, by name, from `data/persons.toml`, from which faces are drawn.

A card of a made set with the name of one of them shows the same face. All other cards show pictures.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from parlour.games.triple_triad.shapes import Person

FILE: Final = Path(__file__).parent / "data" / "persons.toml"


@cache
def persons() -> Mapping[str, Person]:
    """Return every person by name."""
    rows = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {
        name: {"look": row["look"], "gender": row["gender"], "weapon": row.get("weapon")} for name, row in rows.items()
    }


def person(name: str) -> Person | None:
    """Return the person of a card's name, or None if it names a beast, a thing or nobody known."""
    return persons().get(name)
