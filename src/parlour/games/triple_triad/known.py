"""Knowledge: a card, and that it is forced, is known to those who have seen it; everything else is open.

The list of those who have seen a card is open, too: whenever somebody sees one, everybody knows it.
"""

from typing import Final

from parlour.core.record import State, plain
from parlour.games.triple_triad.state import SLOTS, STATE

_OF_CARDS: Final = ("card", "side", "element", "power", "type", "brought")
_OPEN: Final = [name for name in STATE.names or () if name not in (*_OF_CARDS, "forced")]


def known(state: State, viewer: int) -> object:
    """Return the open fields, each card that the viewer has seen, and the forced card if the viewer knows it."""
    s = plain(state)
    seen = [mask >> viewer & 1 for mask in s["seen"]]
    cards = [[s[name][slot] for name in _OF_CARDS] if seen[slot] else None for slot in range(SLOTS)]
    forced = s["forced"] if s["forced"] >= 0 and seen[s["forced"]] else None
    return repr(([s[name] for name in _OPEN], cards, forced))
