# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Reasons: the log rows that tell what was captured, by which rule and with which numbers (rulebook 3, 4)."""

from parlour.core.kernels import kernel, rare
from parlour.core.log import ALL_VIEWERS, emit
from parlour.games.triple_triad.play.geometry import NEIGHBOUR
from parlour.games.triple_triad.play.values import adjusted, near_cell, printed, special_value
from parlour.games.triple_triad.state import ACE, BROKEN_WALL, WALL

# Kinds of log rows, with their numbers:
# PLACED   seat, slot, cell, card
# SLID     cell, direction, second cell, third cell, operator, value, power
# *_PAIR   cell, side, touching cell, own value, its value
# FLIPPED  cell, attacking cell, side, 16 * BY_... + wave of the combo, own value, its value, both modifiers, seat
PLACED, SLID, SAME_PAIR, PLUS_PAIR, FLIPPED = 1, 2, 3, 4, 5
BY_BASIC, BY_SAME, BY_PLUS, BY_BATTLE, BY_COMBO, BY_FALLEN_ACE, BY_SYMMETRIC = 0, 1, 2, 3, 4, 5, 6
ON_EACH_SIDE = 1 | 1 << 12 | 1 << 24 | 1 << 36  # times a code of twelve bits: the code for each of the four sides


@rare
def reasons(same, plus, beaten, felled):
    """Return the code of the rule that announces each flip, the strongest that applies, twelve bits a side."""
    codes = 0
    for side in range(4):
        by = BY_BATTLE
        if felled >> side & 1:
            by = BY_FALLEN_ACE
        if beaten >> side & 1:
            by = BY_BASIC
        if same >> side & 1:
            by = BY_SAME
        if plus >> side & 1:
            by = BY_PLUS
        codes |= by * 16 << 12 * side
    return codes


@rare
def log_pairs(log, s, at, same, plus, seat):
    """Log the pairs of Same, and of each Plus group that captures something."""
    for side in range(4):
        if same >> side & 1:
            _log_pair(log, s, SAME_PAIR, at, side)
    for side in range(4):
        if plus >> side & 1:
            _log_pair(log, s, PLUS_PAIR, at, side)


@kernel
def _log_pair(log, s, kind, at, side):
    near = int(NEIGHBOUR[1 if int(s.rule_bits) & BROKEN_WALL != 0 else 0, at, side])
    theirs = ACE if near == WALL else special_value(s, near, side ^ 2, at)
    emit(log, kind, ALL_VIEWERS, at, side, near, special_value(s, at, side, at), theirs, 0, 0, 0, 0)


@rare
def log_flips(log, s, attacker, around, flips, by, seat, at):
    """Log one row per flip, with the numbers that were compared and the modifiers in them.

    `by` holds a code for each side.
    """
    for side in range(4):
        if flips >> side & 1:
            log_flip(log, s, near_cell(around, side), attacker, side, by >> 12 * side & 0xFFF, seat, at)


@rare
def log_flip(log, s, cell, attacker, side, code, seat, at):
    """Log the flip of the card on `cell` by the one on `attacker`, whose `side` faces it."""
    mine, theirs = printed(s, attacker, side), printed(s, cell, side ^ 2)
    add = adjusted(s, attacker, side, at) - mine
    add_theirs = adjusted(s, cell, side ^ 2, at) - theirs
    emit(log, FLIPPED, ALL_VIEWERS, cell, attacker, side, code, mine, theirs, add, add_theirs, seat)
