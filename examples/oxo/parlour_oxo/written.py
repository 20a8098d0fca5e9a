# mypy: allow-untyped-calls
"""Noughts and crosses in writing: squares by their numbers, positions as rows of signs."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour_oxo.play import has_line
from parlour_oxo.state import EMPTY, SEATS, SIDE, SIGNS, SQUARES, STATE

ACTIONS = [str(square + 1) for square in range(SQUARES)]


def parse_action(text: str) -> int:
    """Return the number of an action."""
    if text not in ACTIONS:
        raise Refusal("bad-action", action=str(text)[:40])
    return ACTIONS.index(text)


def signs(state: State) -> list[str]:
    """Return the sign in every square, row by row."""
    first, second = (int(marks) for marks in state["marks"][0])
    return [SIGNS[0] if first >> at & 1 else SIGNS[1] if second >> at & 1 else EMPTY for at in range(SQUARES)]


def position(state: State) -> dict[str, Any]:
    """Return the board as three rows of signs, and whose turn it is."""
    board = "".join(signs(state))
    rows = [board[at : at + SIDE] for at in range(0, SQUARES, SIDE)]
    return {"board": rows, "turn": SEATS[int(state["turn"][0])]}


def parse_position(given: Mapping[str, Any]) -> State:
    """Return the state of a position; raise a Refusal for a board that no match can reach."""
    rows, turn = given.get("board"), given.get("turn", SEATS[0])
    if turn not in SEATS:
        raise Refusal("bad-position", at="position.turn")
    if not isinstance(rows, list) or [len(row) if isinstance(row, str) else 0 for row in rows] != [SIDE] * SIDE:
        raise Refusal("bad-position", at="position.board")
    board, seat = "".join(rows), SEATS.index(turn)
    ahead = board.count(SIGNS[seat]) - board.count(SIGNS[1 - seat])  # the seat to act has as many, or one less
    state = np.zeros(1, STATE)
    state["marks"] = [sum(1 << at for at, found in enumerate(board) if found == sign) for sign in SIGNS]
    state["turn"] = seat
    if not set(board) <= {*SIGNS, EMPTY} or ahead not in (0, -1) or has_line(state[0], seat):
        raise Refusal("bad-position", at="position.board")
    return state
