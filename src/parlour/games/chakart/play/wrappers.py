# mypy: allow-untyped-calls
"""Wrappers: the kernels that set up a position, for callers in Python, which pass one-element arrays."""

from typing import Any

from parlour.core.kernels import kernel
from parlour.games.chakart.board import board, reach
from parlour.games.chakart.play import turns


@kernel
def put_piece(states: Any, square: int, seat: int, kind: int) -> None:
    """Place a piece on an empty square."""
    board.put_piece(states[0], square, seat, kind)


@kernel
def put_object(states: Any, square: int, thing: int) -> None:
    """Place an object on a square without a piece."""
    board.put_object(states[0], square, thing)


@kernel
def note_position(states: Any) -> None:
    """Note the position at the start of a turn."""
    turns.note_position(states[0])


@kernel
def can_act(states: Any) -> Any:
    """Tell whether the side to act has an action."""
    s = states[0]
    return reach.can_act(s, int(s.turn), reach.movers(s))


@kernel
def can_use(states: Any) -> Any:
    """Tell whether the pending bonus has an action."""
    s = states[0]
    return turns.can_use(s, int(s.turn), int(s.pending))
