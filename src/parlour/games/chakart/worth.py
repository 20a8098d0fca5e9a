# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Worth: the material of each side, for players that look only a little ahead."""

from typing import Final

from parlour.core.kernels import inline, kernel
from parlour.core.kernels.bits import count, first
from parlour.games.chakart.state import SQUARES, WHITE

WEIGHTS: Final = (1, 5, 3, 3, 9, 12)  # by kind; any king but the last is one more life
HALF_WON: Final = 12  # the lead that is worth half a win


@inline
def _weight(s, seat):
    total = 0
    for kind in range(6):
        total += WEIGHTS[kind] * count(s.kinds[kind] & s.sides[seat])
    return total


@kernel
def worth(s, seat):
    """Return how a seat stands while the match goes on, in -1..1. A lead of a queen is nearly half a win."""
    lead = _weight(s, seat) - _weight(s, 1 - seat)
    return lead / (abs(lead) + HALF_WON)


@kernel
def beginner_worth(s, seat):
    """Return a beginner's estimate: all pieces count alike, the farther forward the better, the king first of all."""
    lead = count(s.sides[seat]) - count(s.sides[1 - seat])
    ahead = 0
    rest = s.sides[seat]
    while rest != 0:
        rank = first(rest) // 8
        rest &= rest - 1
        ahead += rank if seat == WHITE else 7 - rank
    return (128 * lead + ahead) / (128.0 * SQUARES)
