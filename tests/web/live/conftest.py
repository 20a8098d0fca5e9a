"""Fixtures of the live parts of a hall, tested with the tests' own game and mostly without an address."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.shelving import shelved


@pytest.fixture(scope="module", autouse=True)
def shelf() -> Iterator[None]:
    """Make Nim available."""
    with shelved():
        yield


@pytest.fixture
def url(tmp_path: Path) -> str:
    """Return the address of an empty database, of any kind: these tests do not depend on it."""
    return f"sqlite:///{tmp_path / 'parlour.db'}"
