"""Answers have numbers of their own, whichever record a match has, and a number is read back as its answer."""

from typing import Any

import numpy as np
import pytest

from parlour.core.kernels import kernel
from parlour.games.cipher.play.numbering import numbered, read
from parlour.games.cipher.sets import slot_at
from parlour.games.cipher.state import (
    A_CARD,
    A_TRIGGER,
    A_WORD,
    ACTIONS,
    MENU_COLUMNS,
    MENU_SECOND,
    STATE,
    STRIDE,
    WIDE,
)


@kernel
def round_trip(states: Any, column: int, seat: int, place: int) -> Any:
    """Return the number of an answer, and the kind and slot it is read as."""
    number = numbered(column, seat, place)
    kind, slot = read(states[0], number, seat)
    return number, kind, slot


@pytest.mark.parametrize(("dtype", "places"), [(STATE, STRIDE), (WIDE, 2 * STRIDE)], ids=["usual", "larger"])
def test_an_answer_is_read_as_it_was_numbered(dtype: Any, places: int) -> None:
    """No two answers of a seat have one number, and the larger record needs no more numbers than the usual one."""
    states = np.zeros(1, dtype)
    for seat in (0, 1):
        numbers = set()
        for column in range(MENU_COLUMNS):
            plain = column in (A_WORD, A_TRIGGER)  # of these there are never more than the usual record has places
            for place in range(STRIDE if plain else places):
                owner = {A_CARD: 0, MENU_SECOND: 1}.get(column, seat)
                wanted = place if plain else slot_at(owner, place)
                number, kind, slot = round_trip(states, column, seat, place)
                assert (kind, slot) == (A_CARD if column == MENU_SECOND else column, wanted)
                numbers.add(number)
        assert len(numbers) == (MENU_COLUMNS - 2) * places + 2 * STRIDE
        assert min(numbers) == 0 and max(numbers) < ACTIONS
