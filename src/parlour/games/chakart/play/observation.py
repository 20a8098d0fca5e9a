# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Observation: a seat's knowledge of a match as one record of bytes, from its own side of the board.

Squares are counted from the seat's own first rank. A queen hidden from the seat stands on no square, but the squares
where it may be are marked.
"""

from parlour.core.facets.learning import Observation, observation_record
from parlour.core.kernels import inline, kernel
from parlour.core.kernels.bits import first
from parlour.core.kernels.memory import SPREAD, load8, store8
from parlour.games.chakart.board.bits import down
from parlour.games.chakart.state import (
    EMPTY,
    MOST_TURNS,
    NO_CLAIM,
    NOTHING,
    NOWHERE,
    OBJECT,
    OBJECTS,
    PENDING,
    SQUARES,
)

PIECES, RANKS, CAP_STEP = 12, 8, 10  # the cap on turns is told in tens
MOST_CAPTURED, MOST_REPEATED, PERCENT = 32, 3, 100
RULES = NO_CLAIM.bit_length()
FLIP = SQUARES - RANKS  # turns a square into the same one seen from the other side

DTYPE, BOUNDS, SAYS = observation_record(
    [
        ("cell", (SQUARES,), 0, OBJECT + len(OBJECTS) - 1, "0 empty, 1 + kind, 7 + kind of the other's, 13 + object"),
        ("frozen", (SQUARES,), 0, 1, "1 if what stands there is frozen"),
        ("suspected", (SQUARES,), 0, 1, "1 where the other's hidden queen may be"),
        ("captured", (PIECES,), 0, MOST_CAPTURED, "this seat's pieces that are captured, by kind, then the other's"),
        ("powers", (4,), 0, 1, "this seat's shell and stealth, then the other's"),
        ("hidden", (), 0, SQUARES, "0, or 1 + the square of this seat's own hidden queen"),
        ("mover", (), 0, SQUARES, "0, or 1 + the square of the piece whose bonus or promotion is pending"),
        ("pending", (), 0, len(PENDING) - 1, "the bonus that is pending, of `PENDING` in `state.py`"),
        ("promoting", (), 0, 1, "1 if a pawn is to be promoted"),
        ("to_act", (), 0, 1, "1 if it is this seat's turn"),
        ("halfmoves", (), 0, PERCENT, "the halfmove clock, in hundredths of the cap on turns"),
        ("turns", (), 0, PERCENT, "turns that were played, in hundredths of that cap"),
        ("ply_cap", (), 0, MOST_TURNS // CAP_STEP, "the cap on turns, in tens"),
        ("repeated", (), 0, MOST_REPEATED, "how often this position has stood; 3 is 3 or more"),
        ("rules", (RULES,), 0, 1, "the rules in force, in the order of the flags of `state.py`"),
    ]
)


@inline
def _eight(squares, rank):
    return int(SPREAD[down(squares, 8 * rank) & 255])


@inline
def _board(s, seat, hidden, o):
    """Write the board one rank at a time; for the second seat pieces change colours."""
    for rank in range(RANKS):
        cells, at = load8(s.cell, 8 * rank), 8 * (rank ^ (7 * seat))
        if seat != 0:
            cells += 6 * (_eight(s.sides[0], rank) - _eight(s.sides[1], rank))
        store8(o.cell, at, cells)
        store8(o.frozen, at, _eight(s.frozen, rank))
        store8(o.suspected, at, _eight(s.suspects, rank))
    if hidden != 0:
        o.cell[first(hidden) ^ FLIP * seat] = EMPTY


@inline
def _hundredths(part, cap):
    return min(PERCENT, part * PERCENT // max(1, cap))


@kernel
def write(s, seat, o):
    """Write the observation of a seat, in the layout above."""
    _board(s, seat, s.hidden & ~s.sides[seat], o)
    for i in range(PIECES):
        o.captured[i] = s.captured[(i + 6 * seat) % PIECES]
    for i in range(4):
        o.powers[i] = s.powers[(i + 2 * seat) % 4]
    own, acts = s.hidden & s.sides[seat], s.pending != NOTHING or s.promoting != 0
    o.hidden = 1 + (first(own) ^ FLIP * seat) if own != 0 else 0
    o.mover = 1 + (int(s.mover) ^ FLIP * seat) if acts and s.mover != NOWHERE else 0
    o.pending = s.pending
    o.promoting = s.promoting
    o.to_act = int(int(s.turn) == seat)
    cap = int(s.ply_cap)
    o.halfmoves = _hundredths(int(s.halfmoves), cap)
    o.turns = _hundredths(int(s.turns), cap)
    o.ply_cap = cap // CAP_STEP
    o.repeated = min(int(s.repeated), MOST_REPEATED)
    for rule in range(RULES):
        o.rules[rule] = int(s.rule_bits) >> rule & 1


OBSERVATION = Observation(DTYPE, BOUNDS, SAYS, write)
