# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""The board: putting down, lifting and capturing, with both halves of it kept in step."""

from parlour.core.jit import inline, kernel
from parlour.core.log import ALL_VIEWERS, emit, is_open
from parlour.games.chakart.board.bits import bit, down
from parlour.games.chakart.state import EMPTY, OBJECT

# Kinds of log rows. A set of squares travels in five pieces of 15 bits.
(
    MOVED, CAPTURED, PROMOTED, TAKEN, LEFT, REDIRECTED, PUSHED, JUMPED, STOPPED, EGG_DREW, RETURNED, CHOMPED,
    IMMOBILISED, CONVERTED, BONUS, DROPPED, SHELLED, STEALTHED, SWAPPED, PLACED, CHOOSE, RELEASED, REVEALED, OVER,
) = range(24)  # fmt: skip

BY: tuple[str, ...] = ("move", "redirection", "jump", "push", "shell", "drop", "chomp")
BY_MOVE, BY_REDIRECTION, BY_JUMP, BY_PUSH, BY_SHELL, BY_DROP, BY_CHOMP = range(7)
PIECE_BITS, PIECE = 15, 0x7FFF


@inline
def _tell(log, kind, seen, a, b, c, d, squares):
    emit(
        log, kind, seen, a, b, c, d,
        squares & PIECE, down(squares, 15) & PIECE, down(squares, 30) & PIECE, down(squares, 45) & PIECE,
        down(squares, 60),
    )  # fmt: skip


@inline
def tell(log, kind, a, b, c, d, squares):
    """Say in the log what happened, if anybody listens: four small numbers and a set of squares."""
    if is_open(log):
        _tell(log, kind, ALL_VIEWERS, a, b, c, d, squares)


@inline
def tell_only(log, viewer, kind, a, b, c, d):
    """The same for one viewer alone."""
    if is_open(log):
        _tell(log, kind, 1 << viewer, a, b, c, d, 0)


@inline
def men_in_view(s):
    """Every man the side to act can see: all but a hidden queen."""
    return (s.sides[0] | s.sides[1]) & ~s.hidden


@inline
def things(s):
    """All objects."""
    return s.objects[0] | s.objects[1] | s.objects[2] | s.objects[3]


@inline
def put_man(s, square, seat, kind):
    """A man on a square that holds nothing."""
    here = bit(square)
    s.kinds[kind] |= here
    s.sides[seat] |= here
    s.cell[square] = 1 + kind + 6 * seat


@inline
def lift_man(s, square):
    """Take a man from his square, whatever state he is in; kind + 6 * colour."""
    man = int(s.cell[square]) - 1
    seat = 1 if man >= 6 else 0
    kind = man - 6 * seat
    others = ~bit(square)
    s.kinds[kind] &= others
    s.sides[seat] &= others
    s.frozen &= others
    s.cell[square] = EMPTY
    return man


@inline
def clear_object(s, square):
    """Take the object from a square; its number."""
    found = int(s.cell[square]) - OBJECT
    s.objects[found] &= ~bit(square)
    s.cell[square] = EMPTY
    return found


@inline
def put_object(s, square, thing):
    """An object on a square without a man; one that lies there is replaced (rulebook 2)."""
    if int(s.cell[square]) >= OBJECT:
        clear_object(s, square)
    s.objects[thing] |= bit(square)
    s.cell[square] = OBJECT + thing


@inline
def unhide(s):
    """There is no hidden queen any more."""
    s.hidden = 0
    s.suspects = 0


@kernel
def capture(s, square, by, log):
    """Take a man prisoner; a hidden queen counts as a queen (rulebook 10)."""
    if s.hidden & bit(square) != 0:
        unhide(s)
    man = lift_man(s, square)
    s.captured[man] += 1
    tell(log, CAPTURED, man, square, by, 0, 0)


NO_OBJECT = -1


@kernel
def arrive(s, square, by, log):
    """Make room for a man who reaches a square: a man there is captured, an object taken. The object, or -1."""
    if s.suspects != 0:
        s.suspects &= ~bit(square)
    found = int(s.cell[square])
    if found == EMPTY:
        return NO_OBJECT
    if found < OBJECT:
        capture(s, square, by, log)
        return NO_OBJECT
    tell(log, TAKEN, found - OBJECT, square, 0, 0, 0)
    return clear_object(s, square)
