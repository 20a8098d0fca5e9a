"""The game as a beginner sees it: a higher number takes a lower one, and nothing else happens."""

from typing import Final

from parlour.core.record import State, copy
from parlour.games.triple_triad.state import BATTLE, COMBO, PLUS, PLUS_WALL, SAME, SAME_WALL

OVERLOOKED: Final = SAME | SAME_WALL | PLUS | PLUS_WALL | COMBO | BATTLE


def understood(view: State) -> State:
    """Return a view in which cards are taken by number alone: no Same, no Plus, no walls, and no combos."""
    seen = copy(view)
    seen["rule_bits"] &= ~OVERLOOKED
    return seen
