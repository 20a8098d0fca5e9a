"""Guises: views of a board turned over, so that the other colour moves up it, or mirrored.

Both are valid because nobody castles, and objects act alike on both wings.
"""

from collections.abc import Mapping
from typing import Any

from parlour.games.chakart.play.actions import square_name, square_number
from parlour.games.chakart.state import SQUARES

LAST_RANK, LAST_FILE = 0o70, 0o07  # XOR with these turns a square's rank, or its file, into the opposite one


def turned_over(view: Mapping[str, Any]) -> dict[str, Any]:
    """Return a view with its ranks reversed."""
    return _moved(view, LAST_RANK)


def mirrored(view: Mapping[str, Any]) -> dict[str, Any]:
    """Return a view with its files reversed."""
    return _moved(view, LAST_FILE)


def _moved(view: Mapping[str, Any], opposite: int) -> dict[str, Any]:
    board = [view["board"][square ^ opposite] for square in range(SQUARES)]
    mover = None if view["mover"] is None else square_name(square_number(view["mover"]) ^ opposite)
    return {**view, "board": board, "mover": mover}
