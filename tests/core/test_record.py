"""A state is its bytes: equal states are equal bytes, and a copy shares none with what it was made of."""

import numpy as np
import pytest

from parlour.core.record import assign, copy, digest, plain, record, same

PILE = record([("left", "i4"), ("seen", "i1", (3,))])


def pile(left: int) -> np.ndarray:
    """A state."""
    state = np.zeros(1, PILE)
    state[0]["left"], state[0]["seen"] = left, (1, 2, 3)
    return state


def test_no_byte_of_a_record_is_nobodys() -> None:
    """What would be padding is a field, so that all of it is copied, compared and hashed."""
    assert PILE.itemsize % 8 == 0
    assert sum(PILE[name].itemsize for name in PILE.names or ()) == PILE.itemsize


def test_what_would_need_padding_within_is_refused() -> None:
    """Fields come widest first."""
    with pytest.raises(AssertionError, match="widest first"):
        record([("seen", "i1"), ("left", "i4")])


def test_no_field_is_hidden_by_an_attribute_of_numpy() -> None:
    """With the compiler off it would be read instead of the field."""
    with pytest.raises(AssertionError, match="size"):
        record([("size", "i4")])


def test_a_copy_goes_its_own_way() -> None:
    """It is the same until one of them changes, and has the same digest as long."""
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
    """Numbers and lists, and no view of the state."""
    state = pile(5)
    told = plain(state)
    assert (told["left"], told["seen"]) == (5, [1, 2, 3]) and type(told["left"]) is int
    told["seen"][0] = 9
    assert int(state[0]["seen"][0]) == 1
