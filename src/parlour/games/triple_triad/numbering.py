"""Numbering: the numbers of a match's cards and actions, permanent because logs hold them.

A seat's cards lie in rows of twenty, a row of each seat in turn. Each pair of rows has its actions: the placements of
either seat's row, then the picks of both. A hand once held twenty cards at most. So a seat's first twenty cards are
numbered as in logs of that time.
"""

from typing import Final

import numpy as np

from parlour.core.facets.learning import Numbers
from parlour.games.triple_triad.state import CELLS, HAND, SLOTS

ROW: Final = 20
PLACEMENTS: Final = ROW * CELLS  # of one row; the picks of both seats follow
ACTIONS: Final = (PLACEMENTS + 2 * ROW) * (HAND // ROW)
NONE: Final = -1

NUMBERS: Final = tuple(
    Numbers(name, pair * (PLACEMENTS + 2 * ROW) + first, axes, says.format(pair * ROW))
    for pair in range(HAND // ROW)
    for name, first, axes, says in (
        ("place", 0, (("card", ROW), ("cell", CELLS)), "plays the card at place {} + card of the hand on a cell"),
        ("pick", PLACEMENTS, (("seat", 2), ("card", ROW)), "picks the card at place {} + card of a seat's deck"),
    )
)

_slots, _places, _actions = np.arange(SLOTS), np.arange(HAND), np.arange(ACTIONS)
_pair, _within = np.divmod(_actions, PLACEMENTS + 2 * ROW)
_placed = _within < PLACEMENTS

HOLDER: Final = (_slots // ROW % 2).astype(np.int8)
"""[slot] -> the seat whose hand or deck the card lies in, or was played from."""

PLACE: Final = (_slots // (2 * ROW) * ROW + _slots % ROW).astype(np.int8)
"""[slot] -> the card's place in that hand or deck, from 0."""

SLOT_AT: Final = np.stack([_places // ROW * 2 * ROW + seat * ROW + _places % ROW for seat in (0, 1)]).astype(np.int8)
"""[seat, place] -> the slot."""

FIRST_ACTION: Final = (_places // ROW * (PLACEMENTS + 2 * ROW) + _places % ROW * CELLS).astype(np.int16)
"""[place] -> the action that plays the card at this place of the hand on cell 0; the other cells follow."""

PICK: Final = (_slots // (2 * ROW) * (PLACEMENTS + 2 * ROW) + PLACEMENTS + _slots % (2 * ROW)).astype(np.int16)
"""[slot] -> the action that picks the card in this slot from a deck."""

PICKED_SLOT: Final = np.where(_placed, NONE, _pair * 2 * ROW + _within - PLACEMENTS).astype(np.int8)
"""[action] -> the slot that it picks, or NONE for a placement."""

PLAYED_PLACE: Final = np.where(_placed, _pair * ROW + _within // CELLS, NONE).astype(np.int8)
"""[action] -> the place of the hand that it plays, or NONE for a pick."""

PLAYED_CELL: Final = np.where(_placed, _within % CELLS, NONE).astype(np.int8)
"""[action] -> the cell that it plays on, or NONE for a pick."""
