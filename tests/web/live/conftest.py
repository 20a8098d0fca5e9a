"""What is alive in a hall is tested with the tests' own game, most of it without an address."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.shelving import shelved


@pytest.fixture(scope="module", autouse=True)
def shelf() -> Iterator[None]:
    """Nim can be played."""
    with shelved():
        yield


@pytest.fixture
def url(tmp_path: Path) -> str:
    """An empty database: what is asked here does not depend on its kind."""
    return f"sqlite:///{tmp_path / 'parlour.db'}"
