# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Turns: what stands at the start of one, how it ends, and how a match does (rulebook 10)."""

from parlour.core.jit import inline, kernel
from parlour.games.chakart.board.bits import bit, down, times
from parlour.games.chakart.board.board import BONUS, CHOOSE, OVER, RELEASED, REVEALED, tell, unhide
from parlour.games.chakart.board.reach import can_act, can_drop, can_swap, movers
from parlour.games.chakart.state import (
    BLACK_WON,
    DRAWN,
    GOES_ON,
    KING,
    KING_TAKEN,
    KINGBOO,
    NO_ACTION,
    NOTHING,
    NOWHERE,
    PLY_CAP,
    STUCK_DRAWS,
    TOADETTE,
    WHITE_WON,
)

# Odd numbers without a pattern (fractions of the golden ratio and pi), one for each part of a position.
_MIX_1, _MIX_2, _MIX_3 = -0x61C8864680B583EB, -0x3CB5BA3D2CF6A3D5, 0x165667B19E3779F9


@inline
def _mixed(part, salt):
    """A part of the position, spread over 64 bits; the salt tells the parts apart."""
    x = times(part ^ times(salt, _MIX_3), _MIX_1)
    x ^= down(x, 29)
    x = times(x, _MIX_2)
    return x ^ down(x, 32)


@kernel
def position_key(s):
    """A number for (position, turn, flags, captured), the terms of a repetition (rulebook 10.6).

    The hidden queen is left out: nobody may learn her square from it, and as the flag of her stealth is used up
    and she shows herself a turn later, a position in which she hides never stands twice.
    """
    seen = ~s.hidden
    key = 0
    for kind in range(6):
        key ^= _mixed(s.kinds[kind] & seen, kind + 1)
    for thing in range(4):
        key ^= _mixed(s.objects[thing], thing + 7)
    key ^= _mixed(s.sides[0] & seen, 11) ^ _mixed(s.frozen, 12)
    counts, powers = 0, int(s.turn)
    for i in range(6):
        counts = times(counts, 37) + int(s.captured[i])
    more = 0
    for i in range(6):
        more = times(more, 37) + int(s.captured[6 + i])
    for i in range(4):
        powers = 2 * powers + int(s.powers[i])
    return key ^ _mixed(counts, 13) ^ _mixed(more, 14) ^ _mixed(powers, 15)


@kernel
def note_position(s):
    """Write down the position at the start of a turn, and count how often it has stood."""
    key = position_key(s)
    at = int(s.turns)
    word, place = down(key, 6) & 7, bit(key & 63)
    known = 1
    if s.filter[word] & place != 0:
        for i in range(at):
            known += int(s.keys[i] == key)
    s.filter[word] |= place
    s.keys[at] = key
    s.turns = at + 1
    s.repeated = known


@kernel
def end_match(s, ended, reason, log):
    """The match is over."""
    s.ended = ended
    s.reason = reason
    tell(log, OVER, ended, reason, 0, 0, 0)


@inline
def _release(s, seat, log):
    """Own immobilised men may move again, except the one that was immobilised in this turn."""
    released = s.frozen & s.sides[seat]
    if int(s.stunned) != NOWHERE:
        released &= ~bit(int(s.stunned))
    if released != 0:
        s.frozen &= ~released
        tell(log, RELEASED, 0, 0, 0, 0, released)


@kernel
def reveal(s, seat, log):
    """A queen of the other side that hid during this turn shows herself."""
    shown = s.hidden & s.sides[1 - seat]
    if shown != 0:
        tell(log, REVEALED, 0, 0, 0, 0, shown)
    unhide(s)


@kernel
def end_turn(s, log):
    """Release, reveal, hand over; then see whether the match is over."""
    seat = int(s.turn)
    if s.frozen != 0:
        _release(s, seat, log)
    if s.suspects != 0 and s.hidden & s.sides[seat] == 0:
        reveal(s, seat, log)
    s.pending = NOTHING
    s.mover = NOWHERE
    s.stunned = NOWHERE
    s.halfmoves += 1
    s.turn = 1 - seat
    if s.kinds[KING] & s.sides[0] == 0:
        end_match(s, BLACK_WON, KING_TAKEN, log)
    elif s.kinds[KING] & s.sides[1] == 0:
        end_match(s, WHITE_WON, KING_TAKEN, log)
    elif not can_act(s, 1 - seat, movers(s)):
        if int(s.rule_bits) & STUCK_DRAWS != 0:
            end_match(s, DRAWN, NO_ACTION, log)
        else:
            end_match(s, WHITE_WON + seat, NO_ACTION, log)
    elif int(s.turns) >= int(s.ply_cap):
        end_match(s, DRAWN, PLY_CAP, log)
    if int(s.ended) == GOES_ON:
        note_position(s)


@kernel
def can_use(s, seat, bonus):
    """Whether a bonus has a legal action; without one it lapses (rulebook 9)."""
    if bonus == KINGBOO:
        return can_swap(s, seat, int(s.mover))
    if bonus == TOADETTE:
        return can_drop(s, seat)
    return can_act(s, seat, movers(s))


@kernel
def settle(s, log):
    """What comes after an action: a promotion to choose, a bonus to take, or the end of the turn (rulebook 5)."""
    if s.promoting != 0:
        tell(log, CHOOSE, s.mover, 0, 0, 0, 0)
        return
    bonus = int(s.pending)
    if bonus != NOTHING:
        usable = can_use(s, int(s.turn), bonus)
        tell(log, BONUS, bonus, int(not usable), 0, 0, 0)
        if usable:
            return
    end_turn(s, log)
