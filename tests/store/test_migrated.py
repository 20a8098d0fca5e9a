"""Copied databases are the same as freshly migrated ones, whoever used them before."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, MetaData, Table, func, select

from parlour.store import tables
from parlour.store.migrating import migrate
from tests.store.databases import KINDS, database_at, declared, empty, engine_at, fresh, writing_at
from tests.store.test_backup import furnished

Told = dict[str, list[str]]


def described(url: str, copies: Path) -> Told:
    """Return everything in a database at the newest migration, table by table, except its secret."""

    def read(connection: Connection) -> Told:
        there = MetaData()
        there.reflect(connection)
        return {name: [*declared(table), *_rows(connection, table)] for name, table in there.tables.items()}

    async def run() -> Told:
        async with engine_at(url) as engine:
            await migrate(engine, copies)
            async with engine.connect() as connection:
                return await connection.run_sync(read)

    return asyncio.run(run())


def _rows(connection: Connection, table: Table) -> list[str]:
    return [] if table.name == "shop" else sorted(map(repr, connection.execute(select(table))))


async def _name(url: str) -> str:
    async with database_at(url) as database:
        return await database.name()


@pytest.mark.parametrize("kind", KINDS)
def test_a_database_just_begun_is_one_just_migrated(kind: str, tmp_path: Path) -> None:
    """Every table is the same, even after a test has filled it, and new rows are numbered from one."""
    with empty(kind, tmp_path / "empty") as url:
        wanted = described(url, tmp_path)
    names = set[str]()
    for number in range(2):
        with fresh(kind, tmp_path / str(number)) as url:
            assert described(url, tmp_path) == wanted
            names.add(asyncio.run(_name(url)))
            furnished(url)
            with writing_at(url) as engine, engine.connect() as connection:
                assert connection.scalar(select(func.min(tables.transfer.c.number))) == 1
    assert len(names) == 2, "two halls would hear each other"
