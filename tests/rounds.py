"""Rounds: one test, run a few times for every change and many times under siege."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import pytest
from hypothesis import settings

Test = TypeVar("Test", bound=Callable[..., None])


def rounds(few: int, many: int) -> list[Any]:
    """Parameters of a test that repeats itself: `few` times in `make test`, or not at all; `many` in `make siege`."""
    short = [pytest.param(few, id="short")] if few else []
    return [*short, pytest.param(many, id="long", marks=pytest.mark.siege)]


def each_in_rounds(kinds: Mapping[str, tuple[int, int]]) -> list[Any]:
    """The same for several kinds, each with its few and its many; a parameter is a kind and a number."""
    return [
        pytest.param(kind, *one.values, id=f"{kind}-{one.id}", marks=one.marks)
        for kind, numbers in kinds.items()
        for one in rounds(*numbers)
    ]


def dear(test: Test) -> Test:
    """A property whose examples take long: it is tried with a quarter of those that others are tried with."""
    return settings(max_examples=settings.default.max_examples // 4)(test)
