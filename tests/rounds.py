"""The rounds of a test: a few in `make test`, many under siege."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import pytest
from hypothesis import settings

Test = TypeVar("Test", bound=Callable[..., None])


def rounds(few: int, many: int) -> list[Any]:
    """Return parameters of a repeated test: `few` times in `make test`, or never; `many` times in the siege."""
    short = [pytest.param(few, id="short")] if few else []
    return [*short, pytest.param(many, id="long", marks=pytest.mark.siege)]


def each_in_rounds(kinds: Mapping[str, tuple[int, int]]) -> list[Any]:
    """Return parameters for several kinds, each with its few and its many rounds: a kind and a number."""
    return [
        pytest.param(kind, *one.values, id=f"{kind}-{one.id}", marks=one.marks)
        for kind, numbers in kinds.items()
        for one in rounds(*numbers)
    ]


def dear(test: Test) -> Test:
    """Mark a property whose examples take long: it is tried with a quarter of the usual examples."""
    return settings(max_examples=settings.default.max_examples // 4)(test)
