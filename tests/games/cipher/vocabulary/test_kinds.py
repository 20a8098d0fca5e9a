"""A kind checks the values of a parameter, and says which numbers stand for them in a row."""

import pytest

from parlour.games.cipher.vocabulary.kinds import (
    COUNT,
    TEXT,
    YES,
    Kind,
    check_fields,
    choice,
    maybe,
    one_of,
    read_fields,
)
from parlour.games.cipher.vocabulary.rows import Rows, Unenforced

LINE = choice({"front": 2, "back": 3, "side": None})
FIELDS = {"line": LINE.into(1), "n": maybe(COUNT.into(0, 7)), "shown": maybe(YES.into(2)), "why": maybe(TEXT)}


@pytest.mark.parametrize(
    ("kind", "value", "problem"),
    [
        (COUNT, 0, "must be a number from 1, not 0"),
        (COUNT, True, "must be a number from 1, not True"),
        (LINE, "rear", "must be one of 'front', 'back', 'side', not 'rear'"),
        (one_of("", "up"), "", "must be one of 'up', not ''"),
        (YES, 1, "must be one of True, not 1"),
    ],
)
def test_a_value_of_another_kind_is_told(kind: Kind, value: object, problem: str) -> None:
    """The problem says what would be right, and what was given."""
    assert [*kind.check(value, "at")] == [("at", problem)]


def test_parameters_are_checked_by_name() -> None:
    """A parameter that is missing, and one that is unknown, are told."""
    assert [*check_fields(FIELDS, {"colour": "red"}, "x")] == [
        ("x.colour", "is no parameter here; known are line, n, shown, why"),
        ("x", "'line' is missing: one of 'front', 'back', 'side'"),
    ]


def test_numbers_stand_in_their_columns() -> None:
    """A parameter that is left out has the number for that, or leaves the row as it is."""
    row = [0, 0, 5]
    read_fields(FIELDS, Rows(), {"line": "back", "why": None}, row)
    assert row == [7, 3, 5]
    read_fields(FIELDS, Rows(), {"line": "front", "n": 2, "shown": True}, row)
    assert row == [2, 2, 1]


def test_what_is_not_read_is_not_enforced() -> None:
    """A parameter without a reading, and a value without a number, are named."""
    for given, said in (({"line": "back", "why": "so"}, "why"), ({"line": "side"}, "line 'side'")):
        with pytest.raises(Unenforced, match=f"^{said}$"):
            read_fields(FIELDS, Rows(), given, [0, 0, 0])
