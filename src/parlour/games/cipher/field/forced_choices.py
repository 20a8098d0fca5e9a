# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Forced choices: cards that are taken without a question, with no hint at hidden ones (rulebook 12)."""

from parlour.core.kernels import kernel
from parlour.core.kernels.bits import count
from parlour.games.cipher.compiled.tables import card_filter
from parlour.games.cipher.field.zones import bit_in, choosable
from parlour.games.cipher.sets import lowest
from parlour.games.cipher.state import EVERYONE
from parlour.games.cipher.vocabulary.columns import F_CARD
from parlour.games.cipher.vocabulary.values import DECK


@kernel
def is_forced(s, f, seat, found, least):
    """Tell whether so many of the cards found must be taken that no question is needed.

    If some of the zone is hidden, only public facts decide: how many cards lie there.
    """
    zone = int(s.zone[lowest(seat, found)])
    # The card whose skill resolves is not among the cards to choose from.
    lying = found if zone == DECK else int(s.where[seat, zone]) & ~bit_in(s, int(s.source), zone)
    if _is_seen(s, seat, lying):
        return count(choosable(s, seat, found)) == 1 or count(found) <= least
    return count(lying) <= least and (f < 0 or card_filter(f, F_CARD) == 0)


@kernel
def _is_seen(s, seat, mask):
    """Tell whether everybody knows each of these cards."""
    while mask != 0:
        if int(s.known[lowest(seat, mask)]) != EVERYONE:
            return False
        mask &= mask - 1
    return True
