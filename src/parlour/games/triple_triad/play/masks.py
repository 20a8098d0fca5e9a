# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Masks: the legal actions as bytes, and the test of a single number, without listing any action."""

from parlour.core.facets.learning import Masks
from parlour.core.kernels import inline, kernel
from parlour.core.kernels.bits import first
from parlour.core.kernels.memory import SPREAD, store8
from parlour.games.triple_triad.numbering import (
    ACTIONS,
    FIRST_ACTION,
    HOLDER,
    PICK,
    PICKED_SLOT,
    PLACE,
    PLAYED_CELL,
    PLAYED_PLACE,
    SLOT_AT,
)
from parlour.games.triple_triad.play.moves import deck_picked_from
from parlour.games.triple_triad.state import ALL_CELLS, CELLS, OVER, PICKING

USUAL_HAND = 5  # cards of nearly every hand; their placements have the lowest numbers


@kernel
def _playable(s):
    """Return the cards that the seat to act may play, as bits."""
    forced = int(s.forced)
    return int(s.hand[int(s.turn) & 1]) if forced < 0 else 1 << int(PLACE[forced])


@kernel
def _mask_picks(s, out):
    deck = deck_picked_from(s)
    pool = int(s.pool[deck])
    while pool != 0:
        out.legal[int(PICK[SLOT_AT[deck, first(pool)]])] = 1
        pool &= pool - 1


@kernel
def _mask_more(hand, vacant, out):
    """Mark the placements of cards beyond the fifth."""
    while hand != 0:
        begins = int(FIRST_ACTION[first(hand)])
        hand &= hand - 1
        for cell in range(CELLS):
            out.legal[begins + cell] = vacant >> cell & 1


@kernel
def mask(s, out):
    """Write 1 for each legal action and 0 for all others."""
    phase = int(s.phase)
    if phase == OVER or phase == PICKING:
        for action in range(out.legal.shape[0]):
            out.legal[action] = 0
        if phase == PICKING:
            _mask_picks(s, out)
        return
    hand, vacant = _playable(s), int(s.vacant) & ALL_CELLS
    cells, last = int(SPREAD[vacant & 255]), vacant >> 8
    for place in range(USUAL_HAND):
        has = hand >> place & 1
        store8(out.legal, place * CELLS, cells & -has)
        out.legal[place * CELLS + 8] = last & has
    for action in range(USUAL_HAND * CELLS, out.legal.shape[0]):
        out.legal[action] = 0
    if hand >> USUAL_HAND != 0:
        _mask_more(hand >> USUAL_HAND << USUAL_HAND, vacant, out)


@inline
def _offered(s, slot):
    return int(s.pool[HOLDER[slot]]) >> int(PLACE[slot]) & 1 != 0


@kernel
def allows(s, action):
    """Tell whether a number is a legal action."""
    phase = int(s.phase)
    if action < 0 or action >= ACTIONS or phase == OVER:
        return False
    slot = int(PICKED_SLOT[action])
    if phase == PICKING:
        return slot >= 0 and int(HOLDER[slot]) == deck_picked_from(s) and _offered(s, slot)
    if slot >= 0:
        return False
    return _playable(s) >> int(PLAYED_PLACE[action]) & int(s.vacant) >> int(PLAYED_CELL[action]) & 1 != 0


MASKS = Masks(mask, allows)
