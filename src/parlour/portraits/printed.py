"""Printed portraits: text of SVG by the name of a card, or put together for a sitter.

All are from the one file that the client's build writes.

Where no client was built there are none, and a picture shows its cards without them.
"""

import gzip
import hashlib
import json
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from parlour.core.picture import PAINTS, Portrait, Sitter
from parlour.portraits.parts import Tree, put_together

FILE: Final = Path(__file__).parents[1] / "web" / "static" / "portraits.json.gz"
_KEPT: Final = 256  # drawings, some 10,000 characters each


class _Prints(NamedTuple):
    """The elements that portraits are drawn with; for each portrait its viewBox and the numbers of its elements.

    Of a portrait of people each part has the numbers of its trees.
    """

    parts: list[str]
    drawn: dict[str, tuple[str, str]]
    trees: list[Tree]
    people: dict[str, tuple[str, dict[str, list[int]]]]


@cache
def _prints() -> _Prints:
    if not FILE.exists():
        return _Prints([], {}, [], {})
    return _Prints(**json.loads(gzip.decompress(FILE.read_bytes())))


@cache
def stamp() -> str:
    """Return a text that changes with any portrait; the file is not unpacked for it."""
    return hashlib.sha256(FILE.read_bytes()).hexdigest() if FILE.exists() else ""


@lru_cache(_KEPT)
def _drawing(name: str, sitter: Sitter | None) -> tuple[str, str] | None:
    parts, drawn, trees, people = _prints()
    if sitter and name in people:
        box, forests = people[name]
        return box, put_together(sitter, forests, trees, parts)
    if name not in drawn:
        return None
    box, numbers = drawn[name]
    return box, "".join(parts[int(number)] for number in numbers.split())


def element(portrait: Portrait) -> str:
    """Return a portrait as an SVG element in its place; an empty text where there is none."""
    found = _drawing(portrait.name, portrait.sitter)
    if found is None:
        return ""
    box, drawing = found
    place = f'x="{portrait.x:g}" y="{portrait.y:g}" width="{portrait.width:g}" height="{portrait.height:g}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {place} viewBox="{box}" preserveAspectRatio="xMidYMin slice"'
        f' color="{PAINTS[portrait.colour]}">{drawing}</svg>'
    )
