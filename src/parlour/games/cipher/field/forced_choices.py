# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Forced choices: when nobody need be asked which cards are taken, without a hint at hidden ones (rulebook 12)."""

from parlour.core.bits import count, first
from parlour.core.jit import kernel
from parlour.games.cipher.compiled.columns import F_CARD
from parlour.games.cipher.compiled.opcodes import DECK
from parlour.games.cipher.compiled.tables import sieve
from parlour.games.cipher.field.zones import choosable
from parlour.games.cipher.state import EVERYONE, PLACE, STRIDE


@kernel
def is_foregone(s, f, seat, found, least):
    """Whether of the cards found at least so many must be taken that nobody need be asked which.

    Where some of the zone is hidden, only what everybody can see settles it: how many cards lie there.
    """
    zone = int(s.zone[seat * STRIDE + first(found)])
    lying = found if zone == DECK else int(s.where[seat, zone]) & ~_own_bit(s, zone)
    if _is_seen(s, seat, lying):
        return count(choosable(s, seat, found)) == 1 or count(found) <= least
    return count(lying) <= least and (f < 0 or sieve(f, F_CARD) == 0)


@kernel
def _own_bit(s, zone):
    """The card whose skill resolves, where it lies in that zone: it is not among those that are chosen."""
    source = int(s.source)
    return 1 << (source & PLACE) if int(s.zone[source]) == zone else 0


@kernel
def _is_seen(s, seat, mask):
    """Whether everybody knows each of these cards."""
    while mask != 0:
        if int(s.known[seat * STRIDE + first(mask)]) != EVERYONE:
            return False
        mask &= mask - 1
    return True
