"""Data from outside comes in unchanged if it can be kept, and is refused with its place if not."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.refusal import Refusal
from parlour.core.validation import DEEPEST, LARGEST, checked, is_printable, parse_json, parse_json_bytes

KEPT = st.text(st.characters(exclude_categories=("Cc", "Cs")))
NUMBERS = st.integers(-LARGEST, LARGEST) | st.floats(allow_nan=False, allow_infinity=False)
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | KEPT,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEPT, inner, max_size=4),
    max_leaves=10,
)


def nested(depth: int) -> Any:
    """Return so many lists inside each other."""
    value: Any = 1
    for _ in range(depth):
        value = [value]
    return value


@given(VALUES)
def test_whatever_can_be_kept_comes_in_as_it_is(value: object) -> None:
    """Data that can be kept is written as JSON, read to the same value, and not refused."""
    assert checked(parse_json_bytes(json.dumps(value, ensure_ascii=False).encode())) == value


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        (b"{", "syntax"),
        (b"[1,]", "syntax"),
        (b"\xff", "utf-8"),
        (b"NaN", "number"),
        (b"-Infinity", "number"),
        (b"1e999", "number"),
        (b"7" * 5000, "number"),
        (b"[" * 100_000, "deep"),
    ],
)
def test_what_is_no_json_is_refused_with_its_reason(given: bytes, problem: str) -> None:
    """Text that is no JSON is refused with its reason, and raises nothing worse."""
    with pytest.raises(Refusal) as refused:
        parse_json_bytes(given)
    assert (refused.value.code, refused.value.args_["problem"]) == ("bad-json", problem)


@pytest.mark.parametrize(
    ("value", "at", "problem"),
    [
        ({"a": [0, {"b": "\x00"}]}, "a.1.b", "characters"),
        ({"a": {"\x1b": 1}}, "a", "characters"),
        (["\ud800"], "0", "characters"),
        ({"n": LARGEST + 1}, "n", "most"),
        ({"n": -LARGEST - 1}, "n", "least"),
        ("\x7f", "message", "characters"),
    ],
)
def test_what_cannot_be_kept_is_pointed_at(value: object, at: str, problem: str) -> None:
    """A text or number that cannot be stored is refused with the path to it."""
    with pytest.raises(Refusal) as refused:
        checked(value)
    told = refused.value
    assert (told.code, told.at, told.args_["problem"]) == ("bad-message", at, problem)


def test_what_is_too_deep_is_refused() -> None:
    """Lists may lie in each other up to the limit, and no deeper."""
    assert checked(nested(DEEPEST)) == nested(DEEPEST)
    with pytest.raises(Refusal):
        checked(nested(DEEPEST + 1))


def test_lines_and_tabs_can_be_printed() -> None:
    """Tabs and line ends can be printed; no other control character can."""
    assert is_printable("one\ttwo\r\nthree \U0001f426") and parse_json('"\\u0000"') == "\x00"
    assert not any(is_printable(chr(code)) for code in (*range(9), 11, 12, *range(14, 32), *range(127, 160)))
