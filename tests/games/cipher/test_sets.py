"""Sets of a seat's cards: kernels find in them what Python finds, in records of both widths."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.kernels import kernel
from parlour.core.kernels.wide import keep, told
from parlour.games.cipher.sets import has, just, just_at, lowest, place_of, slot_at, slots, words
from parlour.games.cipher.state import PLACE, STATE, STRIDE, WIDE


@kernel
def work(states: Any, seat: int, slot: int, place: int, out: Any) -> None:
    """Do all that is done with a set of one seat's cards."""
    s = states[0]
    cards = int(s.older[seat])
    out[0], out[1] = words(cards)
    out[2] = has(cards, slot)
    out[3] = lowest(seat, cards) if cards != 0 else -1
    s.picked[seat] = just(s, slot)
    s.picked[1 - seat] = just_at(s, place)


@pytest.mark.parametrize(("dtype", "most"), [(STATE, PLACE), (WIDE, 2 * STRIDE)], ids=["usual", "larger"])
@given(data=st.data())
def test_kernels_read_sets_as_python_does(dtype: Any, most: int, data: st.DataObject) -> None:
    """A slot has one place, the same in both records, and the first slots are those of the usual record."""
    seat, place = data.draw(st.integers(0, 1)), data.draw(st.integers(0, most - 1))
    cards = data.draw(st.sets(st.integers(0, most - 1), max_size=9))
    states, out, things = np.zeros(1, dtype), np.zeros(4, np.int64), sum(1 << at for at in cards)
    keep(states[0]["older"], seat, things)
    slot = slot_at(seat, place)
    work(states, seat, slot, place, out)
    low, high = (int(word) & (1 << STRIDE) - 1 for word in out[:2])
    assert low | high << STRIDE == things
    assert out[2:].tolist() == [place in cards, slot_at(seat, min(cards)) if cards else -1]
    assert [told(kept) for kept in states[0]["picked"]] == [1 << place] * 2
    assert slots(states[0]["older"][seat], seat) == [slot_at(seat, at) for at in sorted(cards)]
    assert place_of(slot) == place and (place >= STRIDE or slot == seat * STRIDE + place)
