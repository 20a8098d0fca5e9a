# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Turns: the start and the end of each, and the end of a match (rulebook 10)."""

from parlour.core.kernels import inline, kernel
from parlour.core.kernels.memory import load4, load8
from parlour.games.chakart.board.bits import bit, down, folded, up
from parlour.games.chakart.board.board import BONUS, CHOOSE, OVER, RELEASED, REVEALED, unhide, write_row
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

# The digits of pi after the point, 64 bits for each part of a position: numbers without a pattern.
_PI = (
    0x243F6A8885A308D3, 0x13198A2E03707344, -0x5BF6C7DDD660CE30, 0x082EFA98EC4E6C89,
    0x452821E638D01377, -0x41AB9930CB16F394, -0x3F53D6483683AF23, 0x3F84D5B5B5470917,
    -0x6DE92A26768604E5, -0x2ECEF45967204A54, 0x2FFD72DBD01ADFB7, -0x471E501295D9816A,
    -0x45836FBA0ED38067, 0x24A19947B3916CF7,
)  # fmt: skip


@inline
def _hash_two(part, other, at):
    """Hash two parts of the position to 64 bits; the constants at `at` distinguish them from other parts."""
    return folded(part ^ _PI[at], other ^ _PI[at + 1])


@kernel
def position_key(s):
    """Return a number for (position, turn, flags, captured), the terms of a repetition (rulebook 10.6).

    The hidden queen is left out, since nobody may learn its square from the number. A position with a hidden queen
    never occurs twice: the flag of its stealth move is used up, and the queen is seen again a turn later.
    """
    seen = ~s.hidden
    flags = up(load4(s.powers, 0), 1) | int(s.turn)  # the bytes hold 0 or 1, so the turn fits below them
    more = up(load4(s.captured, 8), 32) | flags
    return (
        _hash_two(s.kinds[0] & seen, s.kinds[1] & seen, 0)
        ^ _hash_two(s.kinds[2] & seen, s.kinds[3] & seen, 2)
        ^ _hash_two(s.kinds[4] & seen, s.kinds[5] & seen, 4)
        ^ _hash_two(s.objects[0], s.objects[1], 6)
        ^ _hash_two(s.objects[2], s.objects[3], 8)
        ^ _hash_two(s.sides[0] & seen, s.frozen, 10)
        ^ _hash_two(load8(s.captured, 0), more, 12)
    )


@kernel
def note_position(s):
    """Note the position at the start of a turn, and count how often it has occurred."""
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
    """End the match."""
    s.ended = ended
    s.reason = reason
    write_row(log, OVER, ended, reason, 0, 0, 0)


@inline
def _release(s, seat, log):
    """Release the side's immobilised pieces, except the one that was immobilised in this turn."""
    released = s.frozen & s.sides[seat]
    if int(s.stunned) != NOWHERE:
        released &= ~bit(int(s.stunned))
    if released != 0:
        s.frozen &= ~released
        write_row(log, RELEASED, 0, 0, 0, 0, released)


@kernel
def reveal(s, seat, log):
    """Reveal the other side's hidden queen."""
    shown = s.hidden & s.sides[1 - seat]
    if shown != 0:
        write_row(log, REVEALED, 0, 0, 0, 0, shown)
    unhide(s)


@kernel
def end_turn(s, log):
    """End the turn: release, reveal, hand over, then check whether the match is over."""
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
    """Tell whether a bonus has a legal action; without one it lapses (rulebook 9)."""
    if bonus == KINGBOO:
        return can_swap(s, seat, int(s.mover))
    if bonus == TOADETTE:
        return can_drop(s, seat)
    return can_act(s, seat, movers(s))


@kernel
def settle(s, log):
    """Go on after an action: ask for a promotion, offer a bonus, or end the turn (rulebook 5)."""
    if s.promoting != 0:
        write_row(log, CHOOSE, s.mover, 0, 0, 0, 0)
        return
    bonus = int(s.pending)
    if bonus != NOTHING:
        usable = can_use(s, int(s.turn), bonus)
        write_row(log, BONUS, bonus, int(not usable), 0, 0, 0)
        if usable:
            return
    end_turn(s, log)
