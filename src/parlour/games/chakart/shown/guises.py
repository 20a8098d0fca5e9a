"""Guises: the views in which a board is turned over, so that the other colour moves up it, or mirrored.

Nobody castles, and no object knows one wing from the other.
"""

from collections.abc import Mapping
from typing import Any

from parlour.games.chakart.play.actions import square_name, square_number
from parlour.games.chakart.state import SQUARES

LAST_RANK, LAST_FILE = 0o70, 0o07  # what turns a square's rank, or its file, into the one opposite


def turned_over(view: Mapping[str, Any]) -> dict[str, Any]:
    """A view with its ranks in reverse."""
    return _moved(view, LAST_RANK)


def mirrored(view: Mapping[str, Any]) -> dict[str, Any]:
    """A view with its files in reverse."""
    return _moved(view, LAST_FILE)


def _moved(view: Mapping[str, Any], opposite: int) -> dict[str, Any]:
    board = [view["board"][square ^ opposite] for square in range(SQUARES)]
    mover = None if view["mover"] is None else square_name(square_number(view["mover"]) ^ opposite)
    return {**view, "board": board, "mover": mover}
