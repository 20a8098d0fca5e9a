# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""The chain: what objects do to a piece that reaches them, one after another (rulebook 7).

Meanwhile the piece is on no square: it was lifted from its start and is not put down yet.
"""

from parlour.core.chance import pick
from parlour.core.kernels import inline, kernel
from parlour.core.kernels.bits import count, nth
from parlour.games.chakart.board.bits import bit
from parlour.games.chakart.board.board import (
    BY_JUMP,
    BY_PUSH,
    BY_REDIRECTION,
    DROPPED,
    JUMPED,
    PUSHED,
    REDIRECTED,
    STOPPED,
    arrive,
    pieces_in_view,
    put_object,
    write_row,
)
from parlour.games.chakart.board.geometry import DIAGONAL, ORTHOGONAL
from parlour.games.chakart.state import (
    BANANA,
    BISHOP,
    BOMB,
    EGG,
    HIT_ANYONE,
    MUSHROOM,
    NO_JUMP_CAPTURE,
    NOWHERE,
    QUEEN,
    ROOK,
)

END_SQUARE: int = 63  # mask: the bits of `follow`'s result that hold the square where the piece ended
ON_EGG: int = 64  # the bit of that result that is set if an egg ended the chain


@inline
def _across(square, files, ranks):
    """Return the square so many files and ranks away, or -1 off the board."""
    file, rank = (square & 7) + files, (square >> 3) + ranks
    return 8 * rank + file if 0 <= file < 8 and 0 <= rank < 8 else NOWHERE


@inline
def _sign(x):
    return 1 if x > 0 else (-1 if x < 0 else 0)


@inline
def _jump(s, seat, at, files, ranks):
    """Return the square to which a slider on a mushroom must jump, or -1 if it cannot.

    It jumps over a visible piece, and not onto one of its own side.
    """
    over, to = _across(at, files, ranks), _across(at, 2 * files, 2 * ranks)
    if to == NOWHERE or pieces_in_view(s) & bit(over) == 0:
        return NOWHERE
    barred = s.sides[seat]
    if int(s.rule_bits) & NO_JUMP_CAPTURE != 0:
        barred |= pieces_in_view(s)
    return NOWHERE if barred & bit(to) != 0 else to


@inline
def _push(s, at, files, ranks):
    """Return the square to which a mushroom sends a pawn, knight or king, or -1 if it cannot.

    The piece repeats its last displacement, unless a visible piece is there.
    """
    to = _across(at, files, ranks)
    return NOWHERE if to == NOWHERE or pieces_in_view(s) & bit(to) != 0 else to


@kernel
def follow(s, seat, kind, at, files, ranks, thing, chance, log):
    """Obey object after object; return the square where the piece ends, with ON_EGG if an egg stopped it.

    (files, ranks) is the piece's last displacement, `thing` the object on its square or -1. An object acts once,
    because it leaves the board when it is reached.
    """
    slides = kind == ROOK or kind == BISHOP or kind == QUEEN
    while thing >= 0 and thing != EGG:
        if thing == MUSHROOM:
            if slides:
                files, ranks = _sign(files), _sign(ranks)
                to = _jump(s, seat, at, files, ranks)
                by = BY_JUMP
            else:
                to = _push(s, at, files, ranks)
                by = BY_PUSH
            if to == NOWHERE:
                write_row(log, STOPPED, thing, at, 0, 0, 0)
                return at
            if slides:
                write_row(log, JUMPED, at, to, (at + to) // 2, 0, 0)
            else:
                write_row(log, PUSHED, at, to, 0, 0, 0)
        else:
            near = ORTHOGONAL[at] if thing == BANANA else DIAGONAL[at]
            if int(s.rule_bits) & HIT_ANYONE == 0:
                near &= ~s.sides[seat]
            if near == 0:
                write_row(log, STOPPED, thing, at, 0, 0, 0)
                return at
            to = nth(near, pick(chance, count(near)))
            by = BY_REDIRECTION
            write_row(log, REDIRECTED, thing, at, to, 0, near)
            files, ranks = (to & 7) - (at & 7), (to >> 3) - (at >> 3)
        at = to
        thing = arrive(s, at, by, log)
    return at | ON_EGG if thing == EGG else at


@kernel
def throw_object(s, kind, at, chance, log):
    """Drop the banana of a rook or the bomb of a bishop that has moved.

    It never falls on a piece, hidden queens included. The die that the log tells of is the die as everybody sees it,
    a hidden queen's square included.
    """
    near = DIAGONAL[at] if kind == ROOK else ORTHOGONAL[at]
    shown = near & ~pieces_in_view(s)
    near = shown & ~s.hidden
    if near == 0:
        return
    to = nth(near, pick(chance, count(near)))
    thing = BANANA if kind == ROOK else BOMB
    write_row(log, DROPPED, thing, to, 0, 0, shown)
    put_object(s, to, thing)
