"""The numbers of slots and actions stand in logs, so those of the first twenty cards never change."""

import numpy as np

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
from parlour.games.triple_triad.state import CELLS, HAND, SLOTS


def test_the_first_twenty_cards_have_the_numbers_that_old_logs_know() -> None:
    """Red has the slots 0 to 19 and blue 20 to 39; place i is played on a cell by 9i + cell; picks begin at 180."""
    assert SLOT_AT[0, :20].tolist() == [*range(20)]
    assert SLOT_AT[1, :20].tolist() == [*range(20, 40)]
    assert FIRST_ACTION[:20].tolist() == [*range(0, 180, 9)]
    assert PICK[:40].tolist() == [*range(180, 220)]


def test_every_card_has_one_slot() -> None:
    """A seat and a place name a slot, and the slot names them."""
    assert sorted(SLOT_AT.flat) == [*range(SLOTS)]
    for seat in (0, 1):
        assert (HOLDER[SLOT_AT[seat]] == seat).all()
        assert (PLACE[SLOT_AT[seat]] == np.arange(HAND)).all()


def test_every_action_plays_or_picks() -> None:
    """Each number is one placement or one pick, and each of those has one number."""
    placements = [int(FIRST_ACTION[place]) + cell for place in range(HAND) for cell in range(CELLS)]
    assert sorted([*placements, *PICK.tolist()]) == [*range(ACTIONS)]
    assert [(int(PLAYED_PLACE[a]), int(PLAYED_CELL[a])) for a in placements] == [
        (place, cell) for place in range(HAND) for cell in range(CELLS)
    ]
    assert PICKED_SLOT[PICK].tolist() == [*range(SLOTS)]
    assert (PICKED_SLOT[placements] < 0).all() and (PLAYED_PLACE[PICK] < 0).all()
