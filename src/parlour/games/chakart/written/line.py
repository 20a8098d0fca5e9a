# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Line: a record as the characters of its FEN, written by a kernel. Reading a FEN uses the same letters."""

from typing import Final

from parlour.core.kernels import kernel
from parlour.core.kernels.text import put_number
from parlour.games.chakart.board.bits import bit
from parlour.games.chakart.state import EMPTY, OBJECT, SQUARES

# In the order of the kinds and objects; White's pieces in capitals.
PIECES: Final = "prnbqk"
STILL: Final = "suoctl"  # immobilised
HIDDEN: Final = "i"  # a hidden queen
THINGS: Final = "medw"
TURNS: Final = "wb"
DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"  # counts of captured pieces, base 36

LONGEST: Final = 128  # 71 characters of the board, 10 digits of halfmoves, and the fields of fixed length


def _codes(letters: str) -> tuple[int, ...]:
    return tuple(letters.encode())


_LETTERS: Final = _codes(f" {PIECES.upper()}{PIECES}{THINGS}")  # by the content of `cell`
_STILL: Final = _codes(f" {STILL.upper()}{STILL}")
_HIDDEN: Final = _codes(f" {HIDDEN.upper() * 6}{HIDDEN * 6}")
_TURNS: Final = _codes(TURNS)
_DIGITS: Final = _codes(DIGITS)
_ZERO, _BLANK, _SLASH = _codes("0 /")
_RANKS: Final = tuple(range(SQUARES - 8, -1, -8))  # the first square of each rank, the eighth rank first


@kernel
def _rank(s, begin, at, out):
    """Write the squares of a rank, with empty ones counted; return the place after them."""
    gap = 0
    for square in range(begin, begin + 8):
        held = int(s.cell[square])
        if held == EMPTY:
            gap += 1
            continue
        if gap != 0:
            out[at] = _ZERO + gap
            at, gap = at + 1, 0
        here = bit(square)
        if held >= OBJECT or (s.frozen | s.hidden) & here == 0:
            out[at] = _LETTERS[held]
        else:
            out[at] = _STILL[held] if s.frozen & here != 0 else _HIDDEN[held]
        at += 1
    if gap != 0:
        out[at] = _ZERO + gap
        at += 1
    return at


@kernel
def write(s, out):
    """Write the FEN of a record as ASCII; return its length."""
    at = 0
    for begin in _RANKS:
        at = _rank(s, begin, at, out)
        out[at] = _SLASH
        at += 1
    out[at - 1], out[at], out[at + 1] = _BLANK, _TURNS[int(s.turn)], _BLANK
    at = put_number(int(s.halfmoves), at + 2, out)
    out[at] = _BLANK
    for power in range(4):
        out[at + 1 + power] = _ZERO + int(s.powers[power])
    out[at + 5] = _BLANK
    for piece in range(12):
        out[at + 6 + piece] = _DIGITS[int(s.captured[piece])]
    return at + 18


@kernel
def write_first(states, out):
    """Write the FEN of the first record of an array, for callers in Python."""
    return write(states[0], out)
