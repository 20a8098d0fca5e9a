"""Notation: an action as people write it (rulebook 15). It is ambiguous, so it is written and never read."""

from collections.abc import Sequence
from typing import Any

from parlour.games.chakart.board.board import (
    CONVERTED,
    EGG_DREW,
    MOVED,
    PLACED,
    PROMOTED,
    SHELLED,
    STEALTHED,
    SWAPPED,
)
from parlour.games.chakart.play.actions import square_name
from parlour.games.chakart.state import EMPTY, KINDS, PAWN

_MARKS = ("*B", "*K", "*T", "*C", "*D", "*M", "*L", "*W")
Row = tuple[int, list[int]]


def _letter(kind: int) -> str:
    return "" if kind == PAWN else KINDS[kind].upper()


def _move(s: Any, row: list[int], rows: Sequence[Row]) -> str:
    piece, start, to = row[:3]
    kind, taken = piece % 6, int(s["cell"][to]) != EMPTY
    head = _letter(kind)
    if kind == PAWN and taken:
        head = square_name(start)[0]
    promoted = next((f"={_letter(r[0])}" for k, r in rows if k == PROMOTED and not r[2]), "")
    return f"{head}{'x' if taken else ''}{square_name(to)}{promoted}{_effect(rows)}"


def _effect(rows: Sequence[Row]) -> str:
    """Return the mark of an egg's effect, with the square of a piece that changed sides."""
    mark = next((_MARKS[row[1]] for kind, row in rows if kind == EGG_DREW), "")
    return mark + next((square_name(row[1]) for kind, row in rows if kind == CONVERTED), "")


def human(s: Any, rows: Sequence[Row]) -> str | None:
    """Return the notation of an action that a log tells of, or None if it tells of none.

    `s` is the record before the action.
    """
    kind, row = rows[0] if rows else (None, [])
    if kind == MOVED:
        return _move(s, row, rows)
    if kind == STEALTHED:
        return "Q??"
    if kind == SHELLED:
        return f"K^{square_name(row[1])}"  # as in the action's text: the king does not move
    if kind == SWAPPED:
        return square_name(row[0]) + square_name(row[1])
    if kind == PLACED:
        on_queen = 0 < int(s["cell"][row[1]]) <= 12
        return f"{_letter(row[0] % 6)}@{'Q' if on_queen else ''}{square_name(row[1])}"
    return f"={_letter(row[0])}" if kind == PROMOTED else None
