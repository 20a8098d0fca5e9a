"""Knowledge: everybody knows all but the square of a hidden queen, which its own side alone knows (rulebook 11)."""

from typing import Any, Final

from parlour.core.record import State, plain
from parlour.games.chakart.state import EMPTY, QUEEN, SQUARES

_SETS: Final = (1 << SQUARES) - 1  # makes a set of squares unsigned


def known(state: State, viewer: int) -> object:
    """Return the record's fields, without a queen that is hidden from the viewer."""
    s = plain(state)
    hidden = s["hidden"] & _SETS
    if hidden and (viewer >= len(s["sides"]) or not s["sides"][viewer] & hidden):
        _lift(s, hidden)
    return repr(s)


def _lift(s: dict[str, Any], queen: int) -> None:
    s["hidden"] = 0
    s["kinds"][QUEEN] = _signed(s["kinds"][QUEEN] & ~queen)
    s["sides"] = [_signed(side & ~queen) for side in s["sides"]]
    s["cell"][queen.bit_length() - 1] = EMPTY


def _signed(squares: int) -> int:
    squares &= _SETS
    return squares - (1 << SQUARES) if squares >> (SQUARES - 1) else squares
