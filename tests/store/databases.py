"""Fresh databases for tests, of both kinds that the store supports."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Engine, Table
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.schema import CreateIndex, CreateTable

from parlour.core.refusal import Refusal
from parlour.hall.effects import Effect
from parlour.store.database import Database
from parlour.store.engine.engine import open_engine, open_writing
from tests.store.lent import lent_empty, lent_migrated
from tests.store.migrated import migrated, newest

KINDS = ("sqlite", "postgresql")
# For tests of the hall rather than the store, which is tested on both: PostgreSQL runs in the long round alone.
SQLITE_FIRST = ("sqlite", pytest.param("postgresql", marks=pytest.mark.siege))


@contextmanager
def fresh(kind: str, folder: Path) -> Iterator[str]:
    """Yield the URL of a database of a kind, "sqlite" or "postgresql", as a hall has just begun it."""
    if kind == "sqlite":
        yield migrated(folder / "hall")
    else:
        with lent_migrated(newest()) as url:
            yield url


@contextmanager
def empty(kind: str, folder: Path) -> Iterator[str]:
    """Yield the URL of an empty database of a kind."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'hall' / 'parlour.db'}"
    else:
        with lent_empty() as url:
            yield url


@asynccontextmanager
async def database_at(url: str, *data: Path) -> AsyncIterator[Database]:
    """Yield the store on a database, closed afterwards whatever happens."""
    database = await Database.open(url, *data)
    try:
        yield database
    finally:
        await database.close()


@asynccontextmanager
async def engine_at(url: str) -> AsyncIterator[AsyncEngine]:
    """Yield an engine on a database with any schema, disposed of afterwards whatever happens."""
    engine = open_engine(url)
    try:
        yield engine
    finally:
        await engine.dispose()


@contextmanager
def writing_at(url: str) -> Iterator[Engine]:
    """Yield an engine for a thread that writes, disposed of afterwards."""
    engine = open_writing(url)
    try:
        yield engine
    finally:
        engine.dispose()


def declared(table: Table) -> list[str]:
    """Return columns and constraints in sorted order, since SQLite's order changes from process to process."""
    lines = (line.strip().rstrip(",") for line in str(CreateTable(table)).splitlines())
    return sorted([*lines, *(str(CreateIndex(index)) for index in table.indexes)])


async def refused(database: Database, *effects: Effect) -> str:
    """Return the code with which the store refuses these effects."""
    with pytest.raises(Refusal) as caught:
        await database.commit(*effects)
    return caught.value.code
