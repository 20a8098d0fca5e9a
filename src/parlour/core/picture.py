"""Pictures: a position as a few flat shapes, for previews; whoever shows them mixes the colours and draws.

The field is a square of 100 units, its origin at the top left. A colour is a seat's name, or one of COLOURS.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

SIDE: Final = 100.0
COLOURS: Final = ("ink", "paper", "baize", "shade", "light", "dark", "red-thing", "yellow-thing", "pale-thing")


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle from its top left corner, its own corners rounded by a radius."""

    x: float
    y: float
    width: float
    height: float
    colour: str
    radius: float = 0.0


@dataclass(frozen=True, slots=True)
class Disc:
    """A filled circle around a point, with an edge in another colour or none."""

    x: float
    y: float
    radius: float
    colour: str
    edge: str | None = None


@dataclass(frozen=True, slots=True)
class Label:
    """A few letters centred on a point, `size` high."""

    x: float
    y: float
    size: float
    text: str
    colour: str


Shape: TypeAlias = Box | Disc | Label
