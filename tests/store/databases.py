"""Databases: fresh ones for tests, of both kinds the store speaks."""

import os
import uuid
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Engine, make_url
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core.refusal import Refusal
from parlour.hall.effects import Effect
from parlour.store.database import Database
from parlour.store.engine.engine import open_engine, open_writing

POSTGRES = os.environ.get("PARLOUR_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/postgres")
KINDS = ("sqlite", "postgresql")


@contextmanager
def fresh_postgres() -> Iterator[str]:
    """The URL of an empty database that is dropped afterwards; skips where there is no server."""
    name = f"parlour_test_{uuid.uuid4().hex[:12]}"
    try:
        server = psycopg.connect(POSTGRES, autocommit=True, connect_timeout=30)
    except psycopg.OperationalError as error:
        pytest.skip(f"no PostgreSQL at {make_url(POSTGRES).host} (set PARLOUR_TEST_POSTGRES): {error}")
    with server:
        server.execute(f'CREATE DATABASE "{name}"')
        try:
            yield make_url(POSTGRES).set(database=name).render_as_string(False)
        finally:
            server.execute(f'DROP DATABASE "{name}" WITH (FORCE)')


@contextmanager
def fresh(kind: str, folder: Path) -> Iterator[str]:
    """The URL of an empty database of a kind, "sqlite" or "postgresql"."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'hall' / 'parlour.db'}"
    else:
        with fresh_postgres() as url:
            yield url


@asynccontextmanager
async def database_at(url: str, *data: Path) -> AsyncIterator[Database]:
    """The store on a database, closed afterwards whatever happens."""
    database = await Database.open(url, *data)
    try:
        yield database
    finally:
        await database.close()


@asynccontextmanager
async def engine_at(url: str) -> AsyncIterator[AsyncEngine]:
    """What reaches a database as it is, whatever its schema; let go afterwards whatever happens."""
    engine = open_engine(url)
    try:
        yield engine
    finally:
        await engine.dispose()


@contextmanager
def writing_at(url: str) -> Iterator[Engine]:
    """The same for a thread that writes."""
    engine = open_writing(url)
    try:
        yield engine
    finally:
        engine.dispose()


async def refused(database: Database, *effects: Effect) -> str:
    """The code by which the store refuses these effects."""
    with pytest.raises(Refusal) as caught:
        await database.commit(*effects)
    return caught.value.code
