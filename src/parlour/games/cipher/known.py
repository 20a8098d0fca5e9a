"""Knowledge: a card in a hidden place is known to those who have seen it there (rulebook 12).

Its back is open: the kind of place where it lies, and the mixing during which it went there.
"""

from typing import Any, Final

from parlour.core.record import State, plain
from parlour.games.cipher.compiled.opcodes import BONDS, DECK, HAND, ORBS, POOL
from parlour.games.cipher.state import (
    BYTE,
    EVERYONE,
    SHIFT,
    SLOTS,
    STATE,
    UNSEEN_BONDS,
    UNSEEN_HAND,
    UNSEEN_ORBS,
    UNSEEN_TOPS,
)

_BACK_OF: Final = {ORBS: UNSEEN_ORBS, HAND: UNSEEN_HAND, BONDS: UNSEEN_BONDS, DECK: UNSEEN_TOPS}
_OF_A_PLACE: Final = ("zone", "went", "face_down", "order")  # of a card: the fields hidden together with its place
_APART: Final = ("where", "known", "came", "older", "backs", "top_went", *_OF_A_PLACE)
_OPEN: Final = [name for name in STATE.names or () if name not in _APART]


def known(state: State, viewer: int) -> object:
    """Return the open fields, the places of the cards that the viewer has seen, when cards came, and the backs.

    A place also says if everybody has seen the card.
    """
    s = plain(state)
    places: list[object] = []
    for slot in range(SLOTS):
        if _is_hidden(s, slot, viewer):
            _count_back(s, slot)
            places.append(None)
        else:
            everyone = s["known"][slot] == EVERYONE
            places.append(([s[name][slot] for name in _OF_A_PLACE], everyone))
    came = [_came(s, slot, viewer) for slot in range(SLOTS)]
    return repr(([s[name] for name in _OPEN], places, came, s["backs"], s["top_went"]))


def _is_hidden(s: dict[str, Any], slot: int, viewer: int) -> bool:
    zone = s["zone"][slot]
    return zone == POOL or (zone in _BACK_OF and not s["known"][slot] >> viewer & 1)


def _count_back(s: dict[str, Any], slot: int) -> None:
    seat, zone, went = slot >> SHIFT, s["zone"][slot], s["went"][slot]
    if zone != POOL:
        s["backs"][seat][_BACK_OF[zone]][went] += 1
    if zone == DECK:
        s["top_went"][seat][s["order"][slot]] = went


def _came(s: dict[str, Any], slot: int, viewer: int) -> int:
    """Return with which mixing a card came, as far as the viewer knows."""
    return int(s["came"][slot] >> 8 * (viewer + 1) & BYTE) if s["mixed"][slot >> SHIFT] else 0
