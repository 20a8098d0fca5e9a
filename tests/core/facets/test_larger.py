"""Larger records: whoever guards them is asked before one is made, and before it is needed."""

import pytest

from parlour.core.facets import larger
from parlour.core.refusal import Refusal, Unavailable


def test_a_guard_is_asked_as_long_as_it_is_set() -> None:
    """It refuses what is required now, and hears of what is only expected."""
    asked: list[str] = []

    def guard(game: str) -> None:
        asked.append(game)
        raise Unavailable("warming-up")

    larger.require("nim")
    larger.guard(guard)
    try:
        with pytest.raises(Refusal, match="warmed"):
            larger.require("nim")
        larger.expect("oxo")
    finally:
        larger.unguard(guard)
    larger.require("nim")
    larger.expect("nim")
    assert asked == ["nim", "oxo"]
