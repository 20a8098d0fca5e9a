# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Views for sockets: the board as its FEN and actions as their texts, from which readers derive the rest."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import numpy as np

from parlour.core.facets.sketch import Sketch, spelled
from parlour.core.kernels import kernel
from parlour.core.record import State
from parlour.games.chakart.board.bits import squares_of
from parlour.games.chakart.play.actions import ACTIONS, action_text, square_name
from parlour.games.chakart.play.choices import legal
from parlour.games.chakart.play.moves import to_act
from parlour.games.chakart.play.views import observe
from parlour.games.chakart.rules import NAME
from parlour.games.chakart.shown.view import VIEWERS, result
from parlour.games.chakart.state import GOES_ON, NOWHERE, PENDING, SEATS, STATE
from parlour.games.chakart.written.line import LONGEST, write
from parlour.games.chakart.written.position import PROMOTION

IN_THE_FEN: Final = frozenset({"board", "halfmoves", "shell", "stealth", "captured"})
NULL: Final = "null"
_LENGTH: Final = 9  # numbers of `out`, in this order
_TO_ACT, _PENDING, _PROMOTING, _MOVER, _REPEATED, _ENDED, _UNSEEN, _LETTERS, _CHOICES = range(_LENGTH)


@kernel
def _show(states, viewer, views, out, line, actions):
    """Write a viewer's numbers into `out`, their FEN into `line` and their legal actions into `actions`.

    `out` also says how much of `line` and `actions` was written.
    """
    views[0] = states[0]
    s = views[0]
    observe(s, viewer)
    turn = int(to_act(s))
    out[_TO_ACT], out[_PENDING], out[_PROMOTING], out[_MOVER] = turn, int(s.pending), int(s.promoting), int(s.mover)
    out[_REPEATED], out[_ENDED] = int(s.repeated), int(s.ended)
    out[_UNSEEN] = 0 if s.hidden != 0 else s.suspects
    out[_LETTERS] = int(write(s, line))
    out[_CHOICES] = int(legal(s, actions)) if turn == viewer else 0


@lru_cache(len(SEATS) * ACTIONS)
def _row(seat: int, action: int) -> str:
    return f'["{action_text(action, seat)}"]'


class ChakartSketch(Sketch):
    """Views of Chakart, written one at a time into buffers of its own."""

    def __init__(self) -> None:
        self._views = np.zeros(1, STATE)
        self._row, self._line = np.zeros(_LENGTH, np.int64), np.zeros(LONGEST, np.uint8)
        self._actions = np.zeros(ACTIONS, np.int16)

    def written(self, state: State, viewer: int) -> bytes:
        _show(state, viewer, self._views, self._row, self._line, self._actions)
        turn, pending, promoting, mover, repeated, ended, unseen, letters, choices = self._row.tolist()
        decision = PROMOTION if promoting else PENDING[pending]
        suspects = ",".join(f'"{square_name(square)}"' for square in squares_of(unseen))
        rows = [_row(turn, action) for action in self._actions[:choices].tolist()]
        return (
            f'{{"game":"{NAME}","viewer":"{VIEWERS[viewer]}","to_act":{_quoted(SEATS[turn] if turn >= 0 else None)},'
            f'"fen":"{self._line[:letters].tobytes().decode()}","pending":{_quoted(decision)},'
            f'"mover":{_quoted(square_name(mover) if decision and mover != NOWHERE else None)},"repeated":{repeated},'
            f'"suspects":[{suspects}],'
            f'"legal":[{",".join(rows)}],"result":{NULL if ended == GOES_ON else spelled(result(self._views))}}}'
        ).encode()

    def compact(self, view: Mapping[str, Any]) -> Mapping[str, Any]:
        told = {name: value for name, value in view.items() if name not in IN_THE_FEN}
        return {**told, "legal": [[move["action"]] for move in view["legal"]]}


def _quoted(name: str | None) -> str:
    return NULL if name is None else f'"{name}"'
