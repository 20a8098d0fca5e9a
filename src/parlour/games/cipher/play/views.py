# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Views: what each viewer may know, and imagining the rest (rulebook 12)."""

from parlour.core.bits import first
from parlour.core.jit import kernel
from parlour.games.cipher.compiled.columns import C_ATTACK, C_COST, C_SUPPORT
from parlour.games.cipher.compiled.opcodes import BONDS, DECK, HAND, ORBS, POOL
from parlour.games.cipher.compiled.tables import card
from parlour.games.cipher.field.pool import as_known_to, back_of, unseen
from parlour.games.cipher.state import EVERYONE, PLACE, SHIFT, STRIDE


@kernel
def _blank(s, slot, zone):
    """Put a hidden card back among the unseen ones without touching the counts of its zone; its back stays."""
    seat, bit = slot >> SHIFT, 1 << (slot & PLACE)
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
    """Blank every card the viewer has not seen."""
    for seat in range(2):
        for zone in (HAND, BONDS, ORBS, DECK):
            rest = int(s.where[seat, zone])
            while rest != 0:
                slot = seat * STRIDE + first(rest)
                rest &= rest - 1
                if int(s.known[slot]) >> viewer & 1 == 0:
                    _blank(s, slot, zone)
                elif int(s.known[slot]) != EVERYONE:
                    # Who else knows the card would tell a viewer what the others were shown.
                    s.known[slot] = 1 << viewer
        as_known_to(s, seat, viewer)


@kernel
def _lay(s, seat, zone, mixing, known, chance):
    """Imagine the card at a back of a zone; returns its slot."""
    slot = unseen(s, seat, mixing, chance)
    bit = 1 << (slot & PLACE)
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
        if int(s.order[seat * STRIDE + first(rest)]) == order:
            return True
        rest &= rest - 1
    return False


@kernel
def _imagine(s, seat, viewer, chance):
    """Fill the hand, the face-down bonds and the known top of the deck of a seat from what is unseen."""
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


FEATURES = 2 * (14 + 12 * 8)


@kernel
def features(s, seat, out):
    """A tensor for learners, seen from `seat`: counts of the zones, then up to twelve units a side."""
    at = 0
    for turn in range(2):
        side = seat if turn == 0 else 1 - seat
        for value in (
            s.hand_n[side], s.deck_n[side], s.orb_n[side], s.bond_n[side], s.top_n[side], s.spent, s.turn == side,
            s.phase, s.battle, s.ask, s.ask_seat == side, s.owed[side], s.supported[side], s.first == side,
        ):  # fmt: skip
            out[at] = float(value) / 10.0
            at += 1
        at = _unit_features(s, side, at, out)


@kernel
def _unit_features(s, side, at, out):
    last = at + 12 * 8
    for zone in (2, 3):
        rest = int(s.where[side, zone])
        while rest != 0 and at < last:
            slot = side * STRIDE + first(rest)
            rest &= rest - 1
            number = int(s.card[slot])
            out[at] = card(number, C_ATTACK) / 100.0
            out[at + 1] = card(number, C_COST) / 6.0
            out[at + 2] = card(number, C_SUPPORT) / 30.0
            out[at + 3] = float(s.tapped[slot])
            out[at + 4] = float(zone - 2)
            out[at + 5] = float(s.level[slot]) / 5.0
            out[at + 6] = 1.0 if int(s.main[side]) == slot else 0.0
            out[at + 7] = 1.0 if slot == int(s.attacker) or slot == int(s.defender) else 0.0
            at += 8
    while at < last:
        out[at] = 0.0
        at += 1
    return at
