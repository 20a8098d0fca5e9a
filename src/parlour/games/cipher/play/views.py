# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Views: hiding what a viewer may not know, and imagining it (rulebook 12).

A card in a hidden place is known to those who have seen it there. Its back is open: the kind of place where it lies,
and the mixing during which it went there.
"""

from typing import Any, Final

from parlour.core.kernels import kernel
from parlour.core.record import State, plain
from parlour.games.cipher.field.pool import as_known_to, back_of, unseen
from parlour.games.cipher.sets import just, lowest
from parlour.games.cipher.state import (
    BYTE,
    EVERYONE,
    SHIFT,
    STATE,
    UNSEEN_BONDS,
    UNSEEN_HAND,
    UNSEEN_ORBS,
    UNSEEN_TOPS,
)
from parlour.games.cipher.vocabulary.values import BONDS, DECK, HAND, ORBS, POOL

_BACK_OF: Final = {ORBS: UNSEEN_ORBS, HAND: UNSEEN_HAND, BONDS: UNSEEN_BONDS, DECK: UNSEEN_TOPS}
_OF_A_PLACE: Final = ("zone", "went", "face_down", "order")  # of a card: the fields hidden together with its place
_APART: Final = ("where", "known", "came", "older", "backs", "top_went", *_OF_A_PLACE)
_OPEN: Final = [name for name in STATE.names or () if name not in _APART]


@kernel
def _blank(s, slot, zone):
    """Return a hidden card to the unseen ones without changing the counts of its zone; its back stays."""
    seat, bit = slot >> SHIFT & 1, just(s, slot)
    s.backs[seat, back_of(zone), int(s.went[slot])] += 1
    if zone == DECK:
        s.top_went[seat, int(s.order[slot])] = s.went[slot]
    s.went[slot] = 0
    s.where[seat, zone] = int(s.where[seat, zone]) & ~bit
    s.where[seat, POOL] = int(s.where[seat, POOL]) | bit
    s.zone[slot] = POOL
    s.known[slot] = 0
    s.face_down[slot] = 0
    s.order[slot] = 0


@kernel
def observe(s, viewer):
    """Blank every card that the viewer has not seen."""
    for seat in range(2):
        for zone in (HAND, BONDS, ORBS, DECK):
            rest = int(s.where[seat, zone])
            while rest != 0:
                slot = lowest(seat, rest)
                rest &= rest - 1
                if int(s.known[slot]) >> viewer & 1 == 0:
                    _blank(s, slot, zone)
                elif int(s.known[slot]) != EVERYONE:
                    # Which other viewers know the card would tell what they were shown.
                    s.known[slot] = 1 << viewer
        as_known_to(s, seat, viewer)


@kernel
def _lay(s, seat, zone, mixing, known, chance):
    """Imagine the card at a back of a zone; return its slot."""
    slot = unseen(s, seat, mixing, chance)
    bit = just(s, slot)
    s.backs[seat, back_of(zone), mixing] -= 1
    s.went[slot] = mixing
    s.where[seat, POOL] = int(s.where[seat, POOL]) & ~bit
    s.where[seat, zone] = int(s.where[seat, zone]) | bit
    s.zone[slot] = zone
    s.known[slot] = known
    return slot


@kernel
def _at_order(s, seat, order):
    rest = int(s.where[seat, DECK])
    while rest != 0:
        if int(s.order[lowest(seat, rest)]) == order:
            return True
        rest &= rest - 1
    return False


@kernel
def _imagine(s, seat, viewer, chance):
    """Fill the hand, the face-down bonds and the known top of a seat's deck from the unseen cards."""
    for mixing in range(int(s.mixed[seat]) + 1):
        while int(s.backs[seat, back_of(HAND), mixing]) > 0:
            _lay(s, seat, HAND, mixing, 1 << seat, chance)
        while int(s.backs[seat, back_of(BONDS), mixing]) > 0:
            s.face_down[_lay(s, seat, BONDS, mixing, 1 << seat, chance)] = 1
    for order in range(int(s.top_n[seat])):
        if not _at_order(s, seat, order):
            slot = _lay(s, seat, DECK, int(s.top_went[seat, order]), 0 if seat == viewer else 1 << seat, chance)
            s.order[slot], s.top_went[seat, order] = order, 0


@kernel
def resample(s, viewer, chance):
    """Fill a view with a possible truth, uniformly over what the viewer may believe.

    Orbs stay unseen: an imagined one is drawn when it is turned up.
    """
    for seat in range(2):
        _imagine(s, seat, viewer, chance)


def known(state: State, viewer: int) -> object:
    """Return the open fields, the places of the cards that the viewer has seen, when cards came, and the backs.

    A place also says if everybody has seen the card.
    """
    s = plain(state)
    places: list[object] = []
    for slot in range(len(s["card"])):
        if _is_hidden(s, slot, viewer):
            _count_back(s, slot)
            places.append(None)
        else:
            everyone = s["known"][slot] == EVERYONE
            places.append(([s[name][slot] for name in _OF_A_PLACE], everyone))
    came = [_came(s, slot, viewer) for slot in range(len(s["card"]))]
    return repr(([s[name] for name in _OPEN], places, came, s["backs"], s["top_went"]))


def _is_hidden(s: dict[str, Any], slot: int, viewer: int) -> bool:
    zone = s["zone"][slot]
    return zone == POOL or (zone in _BACK_OF and not s["known"][slot] >> viewer & 1)


def _count_back(s: dict[str, Any], slot: int) -> None:
    seat, zone, went = slot >> SHIFT & 1, s["zone"][slot], s["went"][slot]
    if zone != POOL:
        s["backs"][seat][_BACK_OF[zone]][went] += 1
    if zone == DECK:
        s["top_went"][seat][s["order"][slot]] = went


def _came(s: dict[str, Any], slot: int, viewer: int) -> int:
    """Return with which mixing a card came, as far as the viewer knows."""
    return int(s["came"][slot] >> 8 * (viewer + 1) & BYTE) if s["mixed"][slot >> SHIFT & 1] else 0
