# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Views: hiding and imagining the one secret of the game, a hidden queen's square (rulebook 11).

Everybody knows all but that square, which the queen's own side alone knows.
"""

from typing import Any, Final

from parlour.core.chance import pick
from parlour.core.kernels import kernel
from parlour.core.kernels.bits import count, first, nth
from parlour.core.record import State, plain
from parlour.games.chakart.board.bits import bit
from parlour.games.chakart.board.board import lift_piece, put_piece
from parlour.games.chakart.state import EMPTY, QUEEN, SPECTATOR, SQUARES

_SETS: Final = (1 << SQUARES) - 1  # makes a set of squares unsigned


@kernel
def observe(s, viewer):
    """Take a hidden queen from the board, unless the viewer's side owns it."""
    if s.hidden != 0 and (viewer == SPECTATOR or s.hidden & s.sides[viewer] == 0):
        lift_piece(s, first(s.hidden))
        s.hidden = 0


@kernel
def resample(s, viewer, chance):
    """Put a queen that this view does not show on one of its possible squares, all equally likely."""
    if s.hidden == 0 and s.suspects != 0:
        square = nth(s.suspects, pick(chance, count(s.suspects)))
        put_piece(s, square, 1 - int(s.turn), QUEEN)
        s.hidden = bit(square)


def known(state: State, viewer: int) -> object:
    """Return the record's fields, without a queen that is hidden from the viewer."""
    s = plain(state)
    hidden = s["hidden"] & _SETS
    if hidden and (viewer >= len(s["sides"]) or not s["sides"][viewer] & hidden):
        _lift(s, hidden)
    return repr(s)


def _lift(s: dict[str, Any], queen: int) -> None:
    s["hidden"] = 0
    s["kinds"][QUEEN] = _signed(s["kinds"][QUEEN] & ~queen)
    s["sides"] = [_signed(side & ~queen) for side in s["sides"]]
    s["cell"][queen.bit_length() - 1] = EMPTY


def _signed(squares: int) -> int:
    squares &= _SETS
    return squares - (1 << SQUARES) if squares >> (SQUARES - 1) else squares
