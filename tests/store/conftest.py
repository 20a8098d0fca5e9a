"""Fixtures of the store: each test runs on SQLite and on PostgreSQL."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from parlour.store.database import Database
from tests.store.databases import KINDS, database_at, empty, fresh
from tests.table.shelving import shelved


@pytest.fixture(scope="module", autouse=True)
def shelf() -> Iterator[None]:
    """Make Nim available."""
    with shelved():
        yield


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Yield the address of a database as a hall has just begun it."""
    with fresh(request.param, tmp_path) as made:
        yield made


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    """Yield the store on such a database, closed in the end with a ledger in balance."""
    async with database_at(url) as opened:
        yield opened
        assert await opened.ledger.audit() == []


@pytest.fixture(params=KINDS)
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Yield the address of an empty database."""
    with empty(request.param, tmp_path) as made:
        yield made
