"""Every test of the store runs on SQLite and on PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.databases import fresh
from tests.table.shelving import shelved


@pytest.fixture(scope="module", autouse=True)
def shelf() -> Iterator[None]:
    """Nim can be played."""
    with shelved():
        yield


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database."""
    with fresh(request.param, tmp_path) as made:
        yield made
