"""The hall is tested with the tests' own game."""

from collections.abc import Iterator

import pytest

from tests.table.shelving import shelved


@pytest.fixture(scope="module", autouse=True)
def shelf() -> Iterator[None]:
    """Nim can be played."""
    with shelved():
        yield
