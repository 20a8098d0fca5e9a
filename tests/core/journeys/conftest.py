"""Fixtures of journeys, tested with the tests' own game."""

from collections.abc import Iterator

import pytest

from tests.table.shelving import shelved


@pytest.fixture(scope="module", autouse=True)
def shelf() -> Iterator[None]:
    """Make Nim available."""
    with shelved():
        yield
