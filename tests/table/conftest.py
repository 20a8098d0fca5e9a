"""The fixtures of the tables' tests, which use a game of the tests' own."""

from collections.abc import Iterator

import pytest

from tests.table.shelving import shelved


@pytest.fixture(scope="module", autouse=True)
def shelf() -> Iterator[None]:
    """Install Nim."""
    with shelved():
        yield
