"""Pictures: a position as a few flat shapes and portraits, for previews and notebooks, which draw them.

The field is a square of 100 units, its origin at the top left. A colour is a seat's name, or one of COLOURS.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

SIDE: Final = 100.0
COLOURS: Final = (
    "ink", "paper", "baize", "shade", "velvet", "light", "dark", "red-thing", "yellow-thing", "pale-thing",
)  # fmt: skip

PAINTS: Final = {
    "ink": "#2A1826",
    "paper": "#FFF9F3",
    "red": "#BE3A2B",
    "blue": "#1F478C",
    "first": "#BE3A2B",
    "second": "#1F478C",
    "white": "#FFF4E6",
    "black": "#2A1826",
    "baize": "#24675A",
    "shade": "#174A40",
    "velvet": "#46295A",
    "light": "#F3E4C3",
    "dark": "#93B58F",
    "red-thing": "#D4503D",
    "yellow-thing": "#F5C32F",
    "pale-thing": "#FDF6E6",
}
"""The value of each colour, and of each seat that has one."""


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


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody of whom a portrait is drawn: their name, look, gender and weapon (or an empty text)."""

    called: str
    look: str
    gender: str
    weapon: str


@dataclass(frozen=True, slots=True)
class Portrait:
    """The drawing of a card, as the browser draws it, in a rectangle from its top left corner.

    `name` is the game's and the card's: `cipher/B01-001`. Under some names it is put together for a sitter. An icon
    has the colour. There may be no such portrait; what lies below is then seen.
    """

    x: float
    y: float
    width: float
    height: float
    name: str
    colour: str = "ink"
    sitter: Sitter | None = None


Shape: TypeAlias = Box | Disc | Label | Portrait
