# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Policy: the places of actions, by which a search learns which of them deserve to be tried first.

All is told from the side of the seat to act. A hidden queen of the other side is left out, as that seat cannot see it.
"""

from typing import Final

from parlour.core.facets.learned import Learned, Part
from parlour.core.kernels import inline, kernel
from parlour.games.chakart.board.bits import bit, up
from parlour.games.chakart.board.fills import leaps, sight, slides, steps
from parlour.games.chakart.board.geometry import AROUND, FILE_A, LEAPS, RANK_1
from parlour.games.chakart.board.reach import east, passable, west
from parlour.games.chakart.play.actions import CLAIM, DROP, PROMOTE, PROMOTING_MOVE, STEALTH_MOVE
from parlour.games.chakart.state import (
    BISHOP,
    EMPTY,
    KING,
    KNIGHT,
    NOTHING,
    OBJECT,
    OBJECTS,
    PAWN,
    QUEEN,
    ROOK,
    SQUARES,
)

# What is done: a kind of piece moves, or one of these. A dropped piece is told by its kind.
_BY_GROUP: Final = 5  # stealth, shell and swap, in the order of their actions
_PROMOTES_BY_A_MOVE, _DROPS, _PROMOTES_LATE, _CLAIMS = 9, 10, 16, 17
_DEEDS: Final = 18
_STANDS: Final = OBJECT + len(OBJECTS)  # nothing, a piece by kind and side, or an object
_NO_KIND: Final = -1
_CHOICES: Final = 11  # nothing to choose, a promotion by a move, a late one

PARTS: Final = (
    Part("deed and target square", _DEEDS * SQUARES),
    Part("deed, what stands on the target, whether that is attacked, whether the start is", _DEEDS * _STANDS * 4),
    Part("deed, start attacked and defended, target attacked and defended", _DEEDS * 16),
    Part("deed and start square", _DEEDS * SQUARES),
    Part("deed, and whether it attacks a king, a queen, a rook, an undefended piece", _DEEDS * 16),
    Part("promotion, and whether a bonus is pending", _CHOICES * 2),
)
_TARGET, _STANDING, _DANGER, _START, _THREAT, _CHOICE = (
    sum(part.size for part in PARTS[:at]) for at in range(len(PARTS))
)


@inline
def _attacked(s, seat):
    """Return the squares that a side attacks, as far as the other side sees."""
    pieces = s.sides[seat] & ~s.frozen & ~s.hidden
    pawns, queens = pieces & s.kinds[PAWN], pieces & s.kinds[QUEEN]
    found = west(seat, pawns) | east(seat, pawns)
    for way in leaps(pieces & s.kinds[KNIGHT], -1):
        found |= way
    for way in steps(pieces & s.kinds[KING], -1):
        found |= way
    for way in slides(pieces & s.kinds[ROOK] | queens, pieces & s.kinds[BISHOP] | queens, passable(s), -1):
        found |= way
    return found


@inline
def _read(s, action, seat):
    """Return what an action does, the kind of piece that moves or `_NO_KIND`, its squares, and its choice."""
    if action < STEALTH_MOVE:
        start = action >> 6
        kind = (int(s.cell[start]) - 1) % 6
        return kind, kind, start, action & 63, 0
    if action < PROMOTING_MOVE:
        return _BY_GROUP + (action >> 12), _NO_KIND, (action >> 6) & 63, action & 63, 0
    if action < DROP:
        way = (action - PROMOTING_MOVE) // 5
        start = (48 if seat == 0 else 8) + way // 3
        return _PROMOTES_BY_A_MOVE, _NO_KIND, start, start + 7 - 16 * seat + way % 3, 1 + (action - PROMOTING_MOVE) % 5
    if action < PROMOTE:
        square = (action - DROP) & 63
        return _DROPS + ((action - DROP) >> 6), _NO_KIND, square, square, 0
    if action < CLAIM:
        square = max(0, int(s.mover))
        return _PROMOTES_LATE, _NO_KIND, square, square, 6 + action - PROMOTE
    return _CLAIMS, _NO_KIND, 0, 0, 0


@inline
def _reach(seat, kind, square, stops):
    """Return the squares that a piece would attack from a square."""
    if kind == KNIGHT:
        return LEAPS[square]
    if kind == KING:
        return AROUND[square]
    if kind == PAWN:
        return west(seat, bit(square)) | east(seat, bit(square))
    seen = sight(square, stops)
    straight = up(FILE_A, square & 7) | up(RANK_1, square & 56)
    if kind == ROOK:
        return seen & straight
    return seen & ~straight if kind == BISHOP else seen


@inline
def _threat(s, seat, kind, start, to, defended):
    """Return four bits: what a piece that moves would attack next."""
    if kind == _NO_KIND:
        return 0
    enemies = s.sides[1 - seat] & ~s.hidden & _reach(seat, kind, to, ~passable(s) & ~bit(start))
    return (
        8 * int(enemies & s.kinds[KING] != 0)
        + 4 * int(enemies & s.kinds[QUEEN] != 0)
        + 2 * int(enemies & s.kinds[ROOK] != 0)
        + int(enemies & ~defended != 0)
    )


@inline
def _standing(s, seat, square):
    """Return what a seat sees on a square: nothing, a piece by kind and side, or an object."""
    cell = int(s.cell[square])
    if s.hidden & bit(square) != 0:
        return EMPTY
    return 1 + (cell - 1 + 6 * seat) % 12 if 0 < cell < OBJECT else cell


@kernel
def places(s, actions, n, out):
    """Write the places of n legal actions, a row each, in the order of `PARTS`."""
    seat = int(s.turn)
    turned = 56 * seat
    pending = int(s.pending != NOTHING)
    theirs, ours = _attacked(s, 1 - seat), _attacked(s, seat)
    for i in range(n):
        deed, kind, start, to, choice = _read(s, int(actions[i]), seat)
        there, here = bit(to), bit(start)
        danger, left = int(theirs & there != 0), int(theirs & here != 0)
        row = out[i]
        row[0] = _TARGET + SQUARES * deed + (to ^ turned)
        row[1] = _STANDING + ((_STANDS * deed + _standing(s, seat, to)) * 2 + danger) * 2 + left
        row[2] = _DANGER + 16 * deed + 8 * left + 4 * int(ours & here != 0) + 2 * danger + int(ours & there != 0)
        row[3] = _START + SQUARES * deed + (start ^ turned)
        row[4] = _THREAT + 16 * deed + _threat(s, seat, kind, start, to, theirs)
        row[5] = _CHOICE + 2 * choice + pending


LEARNED: Final = Learned(PARTS, places)
