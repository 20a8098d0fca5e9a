# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Moves: the kernels that carry out an action, called by every other part of parlour."""

from parlour.core.kernels import inline, kernel
from parlour.games.chakart.board.bits import bit
from parlour.games.chakart.board.board import (
    BY_DROP,
    BY_MOVE,
    BY_SHELL,
    LEFT,
    MOVED,
    PLACED,
    PROMOTED,
    SHELLED,
    STEALTHED,
    SWAPPED,
    arrive,
    lift_piece,
    object_squares,
    pieces_in_view,
    put_object,
    put_piece,
    write_row,
    write_row_for,
)
from parlour.games.chakart.board.geometry import LAST_RANK
from parlour.games.chakart.board.reach import empty_in_view, seen_by_queen
from parlour.games.chakart.play.actions import CLAIM, DROP, PROMOTE, PROMOTING_MOVE, STEALTH_MOVE, SWAP, THROW
from parlour.games.chakart.play.chain import END_SQUARE, ON_EGG, follow, throw_object
from parlour.games.chakart.play.eggs import hatch
from parlour.games.chakart.play.turns import end_match, end_turn, reveal, settle
from parlour.games.chakart.state import (
    BISHOP,
    DRAWN,
    EGG,
    EMPTY,
    GOES_ON,
    KNIGHT,
    MUSHROOM,
    NOTHING,
    NOWHERE,
    OBJECT,
    PAWN,
    PROMOTIONS,
    QUEEN,
    ROOK,
    SHELL,
    STEALTH,
    THREEFOLD,
    WHITE_WON,
)

NOBODY_ACTS = -1
_BEFORE_LAST_RANK = (48, 8)  # by colour: the a-file square of the rank from which its pawns promote


@kernel
def to_act(s):
    """Return the seat to act, or -1 if the match is over."""
    return int(s.turn) if int(s.ended) == GOES_ON else NOBODY_ACTS


@kernel
def outcome(s, seat):
    """Return 1 for a win, -1 for a loss, 0 for a draw or a match that goes on."""
    ended = int(s.ended)
    if ended == GOES_ON or ended == DRAWN:
        return 0.0
    return 1.0 if ended == WHITE_WON + seat else -1.0


@inline
def _mushroom_square(s, start, to):
    """Return the square where a pawn leaves its mushroom: the middle of a double step, otherwise its start.

    Its start, too, if a piece stands in the middle, even a hidden queen.
    """
    if to - start == 16 or start - to == 16:
        middle = (start + to) >> 1
        if not OBJECT > int(s.cell[middle]) > EMPTY:
            return middle
    return start


@inline
def _egg_square(s, start, to):
    """Return the square where a knight leaves its egg (12.12).

    That is the first square along the long leg of its leap, or its start if a piece stands there.
    """
    files, ranks = (to & 7) - (start & 7), (to >> 3) - (start >> 3)
    if ranks == 2 or ranks == -2:
        beside = start + 4 * ranks
    else:
        beside = start + (files >> 1)
    return start if OBJECT > int(s.cell[beside]) > EMPTY else beside


@inline
def _leave(s, kind, start, to, log):
    """Leave the mushroom of a pawn or the egg of a knight; return its square, or -1."""
    if kind == PAWN:
        left, thing = _mushroom_square(s, start, to), MUSHROOM
    elif kind == KNIGHT:
        left, thing = _egg_square(s, start, to), EGG
    else:
        return NOWHERE
    put_object(s, left, thing)
    write_row(log, LEFT, thing, left, 0, 0, 0)
    return left


@inline
def _put_down(s, seat, kind, at):
    """Put a piece down where its move ended; a bonus or a promotion is about this piece."""
    put_piece(s, at, seat, kind)
    s.mover = at


@inline
def _promote_late(s, seat, at):
    """Demand a choice of promotion for a pawn that dice or a drop brought to its last rank (rulebook 7)."""
    if int(s.cell[at]) == 1 + PAWN + 6 * seat and LAST_RANK[seat] & bit(at) != 0:
        s.promoting = 1


@kernel
def _move_piece(s, start, to, becomes, chance, log):
    """Move a piece and carry out everything that follows.

    `becomes` is what a pawn is promoted to at once, or -1.
    """
    seat, bonus = int(s.turn), s.pending != NOTHING
    s.pending = NOTHING
    kind = lift_piece(s, start) - 6 * seat
    write_row(log, MOVED, kind + 6 * seat, start, to, 0, 0)
    thing = arrive(s, to, BY_MOVE, log)
    acts = kind
    if becomes >= 0:
        acts = becomes
        write_row(log, PROMOTED, becomes, to, 0, 0, 0)
    left = _leave(s, kind, start, to, log)
    ended = to
    if thing >= 0:
        ended = follow(s, seat, acts, to, (to & 7) - (start & 7), (to >> 3) - (start >> 3), thing, chance, log)
    at = ended & END_SQUARE
    _put_down(s, seat, acts, at)
    if ended & ON_EGG != 0 and not bonus:
        at = hatch(s, seat, kind, start, at, left, MUSHROOM if kind == PAWN else EGG, chance, log)
    if at != NOWHERE:
        if kind == ROOK or kind == BISHOP:
            throw_object(s, kind, at, chance, log)
        _promote_late(s, seat, at)
    settle(s, log)


@kernel
def _move_by_stealth(s, start, to, log):
    """Make a queen's stealth move: only its own side knows which of the squares it could reach it stands on."""
    seat = int(s.turn)
    lift_piece(s, start)
    reached = seen_by_queen(s, start) & empty_in_view(s)
    write_row_for(log, seat, STEALTHED, seat, start, to, 0)
    if int(s.cell[to]) != EMPTY:
        # The queen lands on the enemy's hidden queen, whose side knows the square.
        arrive(s, to, BY_MOVE, log)
        reached = bit(to)
    reveal(s, seat, log)
    put_piece(s, to, seat, QUEEN)
    s.hidden = bit(to)
    s.suspects = reached
    s.powers[2 * seat + STEALTH] = 0
    s.pending = NOTHING
    end_turn(s, log)


@kernel
def _throw(s, start, to, log):
    """Throw a king's shell, which removes what it meets; the king does not move."""
    write_row(log, SHELLED, start, to, 0, 0, 0)
    s.powers[2 * int(s.turn) + SHELL] = 0
    arrive(s, to, BY_SHELL, log)
    s.pending = NOTHING
    end_turn(s, log)


@kernel
def _swap(s, one, other, log):
    """Exchange two pieces for King Boo; nothing else follows."""
    still_one, still_other = s.frozen & bit(one), s.frozen & bit(other)
    one_piece, other_piece = lift_piece(s, one), lift_piece(s, other)
    put_piece(s, other, one_piece // 6, one_piece % 6)
    put_piece(s, one, other_piece // 6, other_piece % 6)
    if still_one != 0:
        s.frozen |= bit(other)
    if still_other != 0:
        s.frozen |= bit(one)
    write_row(log, SWAPPED, one, other, 0, 0, 0)
    end_turn(s, log)


@kernel
def _drop(s, kind, to, chance, log):
    """Put a captured piece back for Toadette.

    A banana or a bomb sends it on; a mushroom or an egg there does nothing.
    """
    seat = int(s.turn)
    s.captured[6 * seat + kind] -= 1
    s.pending = NOTHING
    write_row(log, PLACED, kind + 6 * seat, to, 0, 0, 0)
    thing = arrive(s, to, BY_DROP, log)
    at = to
    if thing > EGG:
        at = follow(s, seat, kind, to, 0, 0, thing, chance, log) & END_SQUARE
    _put_down(s, seat, kind, at)
    _promote_late(s, seat, at)
    settle(s, log)


@kernel
def _promote(s, becomes, log):
    """Carry out a late promotion of the piece that moved."""
    at, seat = int(s.mover), int(s.turn)
    still = s.frozen & bit(at)
    lift_piece(s, at)
    put_piece(s, at, seat, becomes)
    s.frozen |= still
    s.promoting = 0
    write_row(log, PROMOTED, becomes, at, 1, 0, 0)
    settle(s, log)


@inline
def _narrow_suspects(s):
    """Rule out the squares of visible pieces and objects for a hidden queen."""
    if s.suspects != 0:
        s.suspects &= ~(pieces_in_view(s) | object_squares(s))


@kernel
def apply(s, action, chance, log):
    """Play a legal action, and log what happened and why."""
    if action < STEALTH_MOVE:
        _move_piece(s, action >> 6, action & 63, -1, chance, log)
    elif action < THROW:
        _move_by_stealth(s, action - STEALTH_MOVE >> 6, action & 63, log)
    elif action < SWAP:
        _throw(s, action - THROW >> 6, action & 63, log)
    elif action < PROMOTING_MOVE:
        _swap(s, action - SWAP >> 6, action & 63, log)
    elif action < DROP:
        seat, way = int(s.turn), (action - PROMOTING_MOVE) // 5
        start = _BEFORE_LAST_RANK[seat] + way // 3
        to = start + 8 - 16 * seat + way % 3 - 1
        _move_piece(s, start, to, PROMOTIONS[(action - PROMOTING_MOVE) % 5], chance, log)
    elif action < PROMOTE:
        _drop(s, action - DROP >> 6, action - DROP & 63, chance, log)
    elif action < CLAIM:
        _promote(s, PROMOTIONS[action - PROMOTE], log)
    else:
        end_match(s, DRAWN, THREEFOLD, log)
    _narrow_suspects(s)
