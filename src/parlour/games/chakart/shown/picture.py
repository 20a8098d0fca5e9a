"""Pictures: the board for a preview, from its JSON view: pieces as discs with a letter, objects as small discs."""

from collections.abc import Mapping
from typing import Any, Final

from parlour.core.picture import SIDE, Box, Disc, Label, Shape

SQUARE: Final = SIDE / 8
_THINGS: Final = {"mushroom": "red-thing", "egg": "pale-thing", "banana": "yellow-thing", "bomb": "ink"}
_OPPOSITE: Final = {"white": "black", "black": "white"}


def _square(number: int, square: Mapping[str, Any] | None) -> list[Shape]:
    file, rank = number % 8, number // 8
    x, y = file * SQUARE, (7 - rank) * SQUARE
    across, down = x + SQUARE / 2, y + SQUARE / 2
    shapes: list[Shape] = [Box(x, y, SQUARE, SQUARE, "light" if (file + rank) % 2 else "dark")]
    if square is not None and "object" in square:
        shapes.append(Disc(across, down, SQUARE * 0.25, _THINGS[square["object"]], "ink"))
    elif square is not None:
        other = _OPPOSITE[square["colour"]]
        shapes.append(Disc(across, down, SQUARE * 0.41, square["colour"], other))
        shapes.append(Label(across, down, SQUARE * 0.5, square["man"].upper(), other))
    return shapes


def picture(view: Mapping[str, Any]) -> list[Shape]:
    """Return the 64 squares as shapes, White below."""
    return [shape for number, square in enumerate(view["board"]) for shape in _square(number, square)]
