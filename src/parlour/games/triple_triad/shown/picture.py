"""Pictures: the board for a preview, from its JSON view: nine squares, each card with its numbers and its owner."""

from collections.abc import Mapping
from typing import Any, Final

from parlour.core.picture import SIDE, Box, Disc, Label, Shape
from parlour.games.triple_triad.written.notation import face

CELL: Final = 29.6  # width of a square in units
GAP: Final = 2.8
_PLACES: Final = ((0.5, 0.2), (0.82, 0.48), (0.5, 0.76), (0.18, 0.48))  # of the top, right, bottom and left number


def _corner(cell: int) -> tuple[float, float]:
    return GAP + cell % 3 * (CELL + GAP), GAP + cell // 3 * (CELL + GAP)


def _card(cell: int, piece: Mapping[str, Any]) -> list[Shape]:
    x, y = _corner(cell)
    card = piece["card"]
    shapes: list[Shape] = [Box(x, y, CELL, CELL, piece["colour"], 3)]
    for side, (across, down) in zip(card["sides"], _PLACES, strict=True):
        shapes.append(Label(x + across * CELL, y + down * CELL, 8.4, face(side), "paper"))
    if card["name"] != "".join(map(face, card["sides"])):
        shapes.append(Label(x + CELL / 2, y + 0.925 * CELL, 2.9, card["name"], "paper"))
    return shapes


def picture(view: Mapping[str, Any]) -> list[Shape]:
    """Return the board as shapes; an empty square with an element or a restriction has a dot."""
    shapes: list[Shape] = [Box(0, 0, SIDE, SIDE, "baize", 4)]
    for cell, piece in enumerate(view["board"]):
        x, y = _corner(cell)
        if piece is not None:
            shapes += _card(cell, piece)
            continue
        shapes.append(Box(x, y, CELL, CELL, "shade", 3))
        if view["elements"][cell] is not None or view["restrictions"][cell] is not None:
            shapes.append(Disc(x + CELL / 2, y + CELL / 2, 3, "yellow-thing"))
    return shapes
