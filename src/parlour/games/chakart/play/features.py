# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Features: a seat's knowledge of a match as numbers for learners, each in -1..1, from its own side of the board.

Planes of 64 squares come first: the seat's pieces by kind, the other seat's pieces, objects, and immobilised pieces.
Further planes show where a hidden queen may be, and the seat's own hidden queen. The last plane shows the piece whose
bonus or promotion is pending. Then come captured pieces, powers, the pending decision, the turn, the counters, and
the rules.
"""

from parlour.core.kernels import inline, kernel
from parlour.games.chakart.board.bits import bit
from parlour.games.chakart.state import MOST_TURNS, NO_CLAIM, NOTHING, OBJECT, OBJECTS, PENDING, SQUARES

PIECES = 12
FROZEN = PIECES + len(OBJECTS)
SUSPECTED, HIDDEN, MOVER = FROZEN + 1, FROZEN + 2, FROZEN + 3
PLANES = MOVER + 1
POWERS = 4
MOST_CAPTURED = 8
CLAIMED = 3  # a position that has occurred so often can be claimed as drawn
RULES = NO_CLAIM.bit_length()
OF_TABLE = PIECES + POWERS + len(PENDING) + 6 + RULES
FEATURES = SQUARES * PLANES + OF_TABLE


@kernel
def _square(s, seat, square, hidden, out):
    """Write the features of one square, as the seat sees it."""
    seen = square ^ 56 if seat == 1 else square
    cell, at = int(s.cell[square]), bit(square)
    if cell >= OBJECT:
        out[SQUARES * (PIECES + cell - OBJECT) + seen] = 1.0
    elif cell > 0 and hidden & at == 0:
        out[SQUARES * ((cell - 1 + 6 * seat) % PIECES) + seen] = 1.0
    if s.frozen & at != 0:
        out[SQUARES * FROZEN + seen] = 1.0
    if s.suspects & at != 0:
        out[SQUARES * SUSPECTED + seen] = 1.0
    if s.hidden & ~hidden & at != 0:
        out[SQUARES * HIDDEN + seen] = 1.0
    if int(s.mover) == square and (s.pending != NOTHING or s.promoting != 0):
        out[SQUARES * MOVER + seen] = 1.0


@inline
def _share(part, whole):
    return min(1.0, part / whole)


@kernel
def _table(s, seat, out, at):
    for i in range(PIECES):
        out[at + i] = _share(s.captured[(i + 6 * seat) % PIECES], MOST_CAPTURED)
    at += PIECES
    for i in range(POWERS):
        out[at + i] = float(s.powers[(i + 2 * seat) % POWERS])
    at += POWERS
    out[at + int(s.pending)] = 1.0
    at += len(PENDING)
    out[at] = 1.0 if int(s.turn) == seat else -1.0
    out[at + 1] = float(s.promoting)
    out[at + 2] = _share(s.halfmoves, s.ply_cap)
    out[at + 3] = _share(s.turns, s.ply_cap)
    out[at + 4] = s.ply_cap / MOST_TURNS
    out[at + 5] = _share(s.repeated, CLAIMED)
    at += 6
    for rule in range(RULES):
        out[at + rule] = float(int(s.rule_bits) >> rule & 1)


@kernel
def features(s, seat, out):
    """Write the features of a seat, in the order above."""
    for i in range(FEATURES):
        out[i] = 0.0
    hidden = s.hidden & ~s.sides[seat]
    for square in range(SQUARES):
        _square(s, seat, square, hidden, out)
    _table(s, seat, out, SQUARES * PLANES)
