# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""The board: placing, lifting and capturing pieces, with both representations of the board kept in step."""

from parlour.core.kernels import inline, kernel
from parlour.core.log import ALL_VIEWERS, emit, is_open
from parlour.games.chakart.board.bits import bit, down
from parlour.games.chakart.state import EMPTY, OBJECT

# Kinds of log rows. A set of squares is written as five numbers of at most 15 bits.
(
    MOVED, CAPTURED, PROMOTED, TAKEN, LEFT, REDIRECTED, PUSHED, JUMPED, STOPPED, EGG_DREW, RETURNED, CHOMPED,
    IMMOBILISED, CONVERTED, BONUS, DROPPED, SHELLED, STEALTHED, SWAPPED, PLACED, CHOOSE, RELEASED, REVEALED, OVER,
) = range(24)  # fmt: skip

# What a capture is due to.
BY: tuple[str, ...] = ("move", "redirection", "jump", "push", "shell", "drop", "chomp")
BY_MOVE, BY_REDIRECTION, BY_JUMP, BY_PUSH, BY_SHELL, BY_DROP, BY_CHOMP = range(7)
LOG_BITS, LOG_MASK = 15, 0x7FFF  # the bits of a set that one number of a row holds


@inline
def _write(log, kind, seen, a, b, c, d, squares):
    """Write a row of four small numbers and a set of squares, for the viewers in the mask `seen`."""
    emit(
        log, kind, seen, a, b, c, d,
        squares & LOG_MASK, down(squares, 15) & LOG_MASK, down(squares, 30) & LOG_MASK, down(squares, 45) & LOG_MASK,
        down(squares, 60),
    )  # fmt: skip


@inline
def write_row(log, kind, a, b, c, d, squares):
    """Write a row that all may see, if the log takes rows: four small numbers and a set of squares."""
    if is_open(log):
        _write(log, kind, ALL_VIEWERS, a, b, c, d, squares)


@inline
def write_row_for(log, viewer, kind, a, b, c, d):
    """Write a row that one viewer alone may see."""
    if is_open(log):
        _write(log, kind, 1 << viewer, a, b, c, d, 0)


@inline
def pieces_in_view(s):
    """Return all pieces that the side to act can see: all but a hidden queen."""
    return (s.sides[0] | s.sides[1]) & ~s.hidden


@inline
def object_squares(s):
    """Return the squares of all objects."""
    return s.objects[0] | s.objects[1] | s.objects[2] | s.objects[3]


@inline
def put_piece(s, square, seat, kind):
    """Place a piece on an empty square."""
    here = bit(square)
    s.kinds[kind] |= here
    s.sides[seat] |= here
    s.cell[square] = 1 + kind + 6 * seat


@inline
def lift_piece(s, square):
    """Take a piece from its square, in whatever state it is; return kind + 6 * colour."""
    piece = int(s.cell[square]) - 1
    seat = 1 if piece >= 6 else 0
    kind = piece - 6 * seat
    others = ~bit(square)
    s.kinds[kind] &= others
    s.sides[seat] &= others
    s.frozen &= others
    s.cell[square] = EMPTY
    return piece


@inline
def clear_object(s, square):
    """Take the object from a square; return its number."""
    found = int(s.cell[square]) - OBJECT
    s.objects[found] &= ~bit(square)
    s.cell[square] = EMPTY
    return found


@inline
def put_object(s, square, thing):
    """Place an object on a square without a piece; it replaces an object that lies there (rulebook 2)."""
    if int(s.cell[square]) >= OBJECT:
        clear_object(s, square)
    s.objects[thing] |= bit(square)
    s.cell[square] = OBJECT + thing


@inline
def unhide(s):
    """Record that there is no hidden queen any more."""
    s.hidden = 0
    s.suspects = 0


@kernel
def capture(s, square, by, log):
    """Capture a piece; a hidden queen counts as a queen (rulebook 10)."""
    if s.hidden & bit(square) != 0:
        unhide(s)
    piece = lift_piece(s, square)
    s.captured[piece] += 1
    write_row(log, CAPTURED, piece, square, by, 0, 0)


NO_OBJECT = -1


@kernel
def arrive(s, square, by, log):
    """Make room for a piece that reaches a square: capture a piece there, take an object.

    Return the object, or -1.
    """
    if s.suspects != 0:
        s.suspects &= ~bit(square)
    found = int(s.cell[square])
    if found == EMPTY:
        return NO_OBJECT
    if found < OBJECT:
        capture(s, square, by, log)
        return NO_OBJECT
    write_row(log, TAKEN, found - OBJECT, square, 0, 0, 0)
    return clear_object(s, square)
