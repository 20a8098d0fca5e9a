# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Eggs: the effects that can come out of one, and what they do (rulebook 8)."""

from parlour.core.chance import pick
from parlour.core.kernels import inline, kernel
from parlour.core.kernels.bits import count, nth
from parlour.games.chakart.board.bits import bit
from parlour.games.chakart.board.board import (
    BY_CHOMP,
    CHOMPED,
    CONVERTED,
    EGG_DREW,
    IMMOBILISED,
    RETURNED,
    capture,
    clear_object,
    lift_piece,
    put_piece,
    write_row,
)
from parlour.games.chakart.board.geometry import FIRST_RANK, LAST_RANK
from parlour.games.chakart.board.reach import can_act, can_swap
from parlour.games.chakart.state import DAISY, KING, KINGBOO, NOWHERE, OBJECT, PAWN, REPLAY_ANYONE, TOADETTE

_BOO, _KOOPA, _TOADETTE, _CHOMP, _DAISY, _BOWSER, _LUIGI, _WALUIGI = range(8)
_ALWAYS: int = 1 << _KOOPA | 1 << _CHOMP | 1 << _BOWSER


@inline
def _eligible(s, seat):
    """Return a colour's pieces that may change sides: no king, no hidden queen, no pawn on its first rank."""
    return s.sides[seat] & ~s.kinds[KING] & ~s.hidden & ~(s.kinds[PAWN] & FIRST_RANK[seat])


@inline
def _replays(s, seat, at):
    """Tell whether Daisy's bonus would have an action; a pawn about to promote always has one."""
    if s.kinds[PAWN] & LAST_RANK[seat] & bit(at) != 0:
        return True
    anyone = int(s.rule_bits) & REPLAY_ANYONE != 0
    return can_act(s, seat, s.sides[seat] & ~s.frozen if anyone else bit(at))


@kernel
def _pool(s, seat, at):
    """Return the possible effects, as bits."""
    pool = _ALWAYS
    if can_swap(s, seat, at):
        pool |= 1 << _BOO
    for kind in range(6):
        if s.captured[6 * seat + kind] > 0:
            pool |= 1 << _TOADETTE
    if _replays(s, seat, at):
        pool |= 1 << _DAISY
    if _eligible(s, 1 - seat) != 0:
        pool |= 1 << _LUIGI
    if _eligible(s, seat) != 0:
        pool |= 1 << _WALUIGI
    return pool


@kernel
def _convert(s, seat, chance, log):
    """Give one eligible piece of a colour to the other, chosen by chance; an immobilised piece stays immobilised."""
    pieces = _eligible(s, seat)
    square = nth(pieces, pick(chance, count(pieces)))
    still = s.frozen & bit(square)
    kind = lift_piece(s, square) - 6 * seat
    put_piece(s, square, 1 - seat, kind)
    s.frozen |= still
    write_row(log, CONVERTED, kind, square, 1 - seat, 0, pieces)


@inline
def _remove_left(s, left, thing):
    """Remove the object that the piece left behind in this move, if it is still there."""
    if left != NOWHERE and int(s.cell[left]) == OBJECT + thing:
        clear_object(s, left)


@kernel
def hatch(s, seat, kind, start, at, left, thing, chance, log):
    """Draw an effect for the piece that reached an egg, and carry it out.

    Return the square where the piece stands then, or -1 if it is gone or was sent back. `kind` is the piece's kind when
    its move began on `start`. On `left` it left the object `thing`.
    """
    pool = _pool(s, seat, at)
    effect = nth(pool, pick(chance, count(pool)))
    write_row(log, EGG_DREW, at, effect, pool, 0, 0)
    if effect == _BOO:
        s.pending = KINGBOO
    elif effect == _TOADETTE:
        s.pending = TOADETTE
    elif effect == _DAISY:
        s.pending = DAISY
    elif effect == _BOWSER:
        s.frozen |= bit(at)
        s.stunned = at
        write_row(log, IMMOBILISED, at, s.cell[at], 0, 0, 0)
    elif effect == _LUIGI:
        _convert(s, 1 - seat, chance, log)
    elif effect == _WALUIGI:
        _convert(s, seat, chance, log)
    elif effect == _KOOPA:
        lift_piece(s, at)
        _remove_left(s, left, thing)
        put_piece(s, start, seat, kind)
        write_row(log, RETURNED, kind, at, start, 0, 0)
        return NOWHERE
    else:
        write_row(log, CHOMPED, kind, at, 0, 0, 0)
        lift_piece(s, at)
        put_piece(s, at, seat, kind)
        capture(s, at, BY_CHOMP, log)
        _remove_left(s, left, thing)
        return NOWHERE
    return at
