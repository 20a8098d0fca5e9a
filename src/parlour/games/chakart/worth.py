# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Worth: what the men of a side weigh, for players that look only a little ahead."""

from typing import Final

from parlour.core.jit import inline, kernel
from parlour.games.chakart.bits import count

WEIGHTS: Final = (1, 5, 3, 3, 9, 20)  # by kind; a king beyond the last is as good as two queens


@inline
def _weight(s, seat):
    total = 0
    for kind in range(6):
        total += WEIGHTS[kind] * count(s.kinds[kind] & s.sides[seat])
    return total


@kernel
def worth(s, seat):
    """How a seat stands while the match goes on: its share of all men by weight, from -1 to 1."""
    mine, theirs = _weight(s, seat), _weight(s, 1 - seat)
    return (mine - theirs) / (mine + theirs)
