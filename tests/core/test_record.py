"""A state is its bytes: equal states are equal bytes, and a copy shares none with its original."""

import numpy as np
import pytest

from parlour.core.record import assign, copy, digest, plain, record, same

PILE = record([("left", "i4"), ("seen", "i1", (3,))])


def pile(left: int) -> np.ndarray:
    """Return a state."""
    state = np.zeros(1, PILE)
    state[0]["left"], state[0]["seen"] = left, (1, 2, 3)
    return state


def test_no_byte_of_a_record_is_nobodys() -> None:
    """A record has fields in place of padding, so that all of it is copied, compared and hashed."""
    assert PILE.itemsize % 8 == 0
    assert sum(PILE[name].itemsize for name in PILE.names or ()) == PILE.itemsize


def test_what_would_need_padding_within_is_refused() -> None:
    """Fields must come widest first, so that none needs padding."""
    with pytest.raises(AssertionError, match="widest first"):
        record([("seen", "i1"), ("left", "i4")])


def test_no_field_is_hidden_by_an_attribute_of_numpy() -> None:
    """A field named like an attribute of NumPy is refused: without the compiler the attribute would be read."""
    with pytest.raises(AssertionError, match="size"):
        record([("size", "i4")])


def test_a_copy_goes_its_own_way() -> None:
    """A copy is equal and has the same digest until one of the two changes."""
    state = pile(5)
    twin = copy(state)
    assert same(state, twin) and digest(state) == digest(twin)
    twin[0]["left"] = 4
    assert int(state[0]["left"]) == 5 and not same(state, twin) and digest(state) != digest(twin)
    assign(state, twin)
    assert same(state, twin)
    twin[0]["seen"][0] = 9
    assert not same(state, twin)


def test_plain_is_the_same_in_python_s_own() -> None:
    """A plain state holds Python's own numbers and lists, and no view of the record."""
    state = pile(5)
    told = plain(state)
    assert (told["left"], told["seen"]) == (5, [1, 2, 3]) and type(told["left"]) is int
    told["seen"][0] = 9
    assert int(state[0]["seen"][0]) == 1
