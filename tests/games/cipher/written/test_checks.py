"""Each check takes the values it names, and refuses others by place with what would be right."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.refusal import Refusal
from parlour.games.cipher.written.checks import flag, listed, mapped, seat_of, whole

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)


def refused(check: Callable[[], Any]) -> str | None:
    """Return the problem with which a value was refused at its place; None if it was taken."""
    try:
        check()
    except Refusal as refusal:
        assert (refusal.code, refusal.at) == ("cipher-bad-position", "here")
        return str(refusal.args_["problem"])
    return None


@given(value=JSON | st.sampled_from(["first", "second"]))
def test_a_seat_is_its_name(value: Any) -> None:
    """A seat is its name, and never a number."""
    assert (refused(lambda: seat_of(value, "here")) is None) == (value in ("first", "second"))


@given(value=JSON | st.sampled_from([1.0, 0.0, 1, 0]))
def test_a_flag_is_true_false_or_nothing(value: Any) -> None:
    """A number is no flag, not even 1."""
    taken = value is None or value is True or value is False
    assert refused(lambda: flag(value, "here")) == (None if taken else "flag")
    if taken:
        assert flag(value, "here") == (1 if value else 0)


@given(value=JSON, least=st.integers(-5, 5), most=st.integers(-5, 5))
def test_a_whole_number_lies_within_its_bounds(value: Any, least: int, most: int) -> None:
    """A whole number lies within its bounds; True and 1.0 are none."""
    taken = type(value) is int and least <= value <= most
    assert refused(lambda: whole(value, "here", least, most)) == (None if taken else "number")


@given(value=JSON)
def test_a_list_is_a_list_or_nothing(value: Any) -> None:
    """A list is a list or absent; a text is no list of letters."""
    taken = value is None or isinstance(value, list)
    assert refused(lambda: listed(value, "here")) == (None if taken else "list")
    if taken:
        assert list(listed(value, "here")) == (value or [])


@given(value=JSON)
def test_an_object_has_no_fields_but_its_own(value: Any) -> None:
    """A misspelt field of an object is named."""
    problem = refused(lambda: mapped(value, "here", ("a", "b")))
    if not isinstance(value, dict):
        assert problem == "object"
    else:
        assert problem == (None if set(value) <= {"a", "b"} else "field")


def test_what_would_be_right_is_told() -> None:
    """The refusal names the known fields, and the unknown one."""
    with pytest.raises(Refusal, match="tappd") as told:
        mapped({"tappd": True}, "here", ("cards", "tapped"))
    assert "cards, tapped" in str(told.value)
