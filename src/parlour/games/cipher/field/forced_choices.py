# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Forced choices: cards that are taken without a question, with no hint at hidden ones (rulebook 12)."""

from parlour.core.kernels import kernel
from parlour.core.kernels.bits import count, first
from parlour.games.cipher.compiled.tables import sieve
from parlour.games.cipher.field.zones import choosable
from parlour.games.cipher.state import EVERYONE, PLACE, STRIDE
from parlour.games.cipher.vocabulary.columns import F_CARD
from parlour.games.cipher.vocabulary.values import DECK


@kernel
def is_foregone(s, f, seat, found, least):
    """Tell whether so many of the cards found must be taken that no question is needed.

    If some of the zone is hidden, only public facts decide: how many cards lie there.
    """
    zone = int(s.zone[seat * STRIDE + first(found)])
    lying = found if zone == DECK else int(s.where[seat, zone]) & ~_own_bit(s, zone)
    if _is_seen(s, seat, lying):
        return count(choosable(s, seat, found)) == 1 or count(found) <= least
    return count(lying) <= least and (f < 0 or sieve(f, F_CARD) == 0)


@kernel
def _own_bit(s, zone):
    """Return the card whose skill resolves, if it lies in that zone: it is not among the cards to choose from."""
    source = int(s.source)
    return 1 << (source & PLACE) if int(s.zone[source]) == zone else 0


@kernel
def _is_seen(s, seat, mask):
    """Tell whether everybody knows each of these cards."""
    while mask != 0:
        if int(s.known[seat * STRIDE + first(mask)]) != EVERYONE:
            return False
        mask &= mask - 1
    return True
