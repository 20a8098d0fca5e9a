"""Fixtures of the live parts of a hall, tested with the tests' own game and mostly without an address."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from parlour.store.database import Database
from parlour.web.environment import running_in
from tests.store.databases import database_at, fresh
from tests.table.shelving import shelved
from tests.web.live.halls import Machine


@pytest.fixture(scope="module", autouse=True)
def shelf() -> Iterator[None]:
    """Make Nim available."""
    with shelved():
        yield


@pytest.fixture
def url(tmp_path: Path) -> str:
    """Return the address of an empty database, of any kind: these tests do not depend on it."""
    return f"sqlite:///{tmp_path / 'parlour.db'}"


@pytest.fixture
def machine() -> Iterator[Machine]:
    """Yield the machine that a test runs on, whose clocks stand still."""
    made = Machine()
    with running_in(made):
        yield made


@pytest.fixture
async def store(url: str, machine: Machine) -> AsyncIterator[Database]:
    """Yield the store of a hall on this machine."""
    async with database_at(url) as opened:
        yield opened


@pytest.fixture
async def shared(tmp_path: Path, machine: Machine) -> AsyncIterator[Database]:
    """Yield a store that several processes share, on this machine."""
    with fresh("postgresql", tmp_path) as url:
        async with database_at(url) as opened:
            yield opened
