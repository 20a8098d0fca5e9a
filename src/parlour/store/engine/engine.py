"""Engines: one URL in, a database ready for the hall out."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import aiosqlite
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from parlour.core.refusal import Unavailable
from parlour.store.engine import address
from parlour.store.engine.failures import Patience, keep_values
from parlour.store.engine.file import make_private

# Milliseconds that a transaction waits for another process to finish with SQLite's file; a migration waits on.
PATIENCE, FOREVER = 5000, 2**31 - 1
ROWS = 64  # of SQLite, fetched at a time when rows are read one by one


def copies_of(url: str, data: Path) -> Path:
    """Return the folder for copies of a database: beside a file, else in the data folder."""
    parsed = address.read(url)
    beside = Path(parsed.database).parent if address.is_sqlite(parsed) and parsed.database else data
    return beside / "copies"


def open_engine(url: str) -> AsyncEngine:
    """Return an engine for the event loop, not connected yet.

    On SQLite it has a write-ahead log and every commit on disk.
    """
    parsed = address.read(url)
    sqlite = address.is_sqlite(parsed)
    if sqlite and parsed.database:
        make_private(Path(parsed.database))
    opened = {"async_creator_fn": _connecting} if sqlite else {}
    engine = create_async_engine(
        parsed, connect_args=opened, pool_pre_ping=not sqlite, poolclass=Patience, hide_parameters=True
    )
    _prepare(engine.sync_engine)
    return engine


async def reached(url: str) -> AsyncEngine:
    """Return an engine for the event loop with a connection that was made; a Refusal says what cannot be reached."""
    engine = open_engine(url)
    try:
        async with engine.connect():
            return engine
    except DBAPIError as error:
        await engine.dispose()
        problem = str(error.orig).strip().partition("\n")[0]
        raise Unavailable("database-away", database=address.shown(engine.url), problem=problem) from None
    except BaseException:
        await engine.dispose()
        raise


def open_writing(url: str) -> Engine:
    """Return an engine for a thread that writes: each of its transactions takes the database at once."""
    parsed = address.read(url)
    sqlite = address.is_sqlite(parsed)
    if sqlite:
        parsed = parsed.set(drivername="sqlite+pysqlite")
    engine = create_engine(parsed, pool_pre_ping=not sqlite, hide_parameters=True)
    _prepare(engine)
    return engine.execution_options(writes=True)


class _Closing(aiosqlite.Connection):
    """A connection of SQLite whose closing can be awaited, even after somebody else has closed it.

    The driver queues a stop for every call, and its thread ends at the first: a later call waits for ever. SQLAlchemy
    calls twice where a task is cancelled in a statement, and once more while its connection is being closed.
    """

    _stopped: "asyncio.Future[Any] | None" = None

    def stop(self) -> "asyncio.Future[Any] | None":
        """Let the thread end after what is queued; every caller is given the same end to wait for."""
        if self._stopped is None:
            self._stopped = super().stop()
        return self._stopped


def _connecting(database: str, **options: Any) -> _Closing:
    """Return a connection of SQLite that opens when it is awaited; its thread never keeps the process alive."""
    made = _Closing(lambda: sqlite3.connect(database, **options), ROWS)
    made._thread.daemon = True  # the driver has no option for it
    return made


def _prepare(engine: Engine) -> None:
    """Set up every connection of an engine."""
    keep_values(engine)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _durable_sqlite)
        event.listen(engine, "begin", _begin_sqlite)


def _durable_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # the driver itself would begin too late for savepoints
    try:
        with closing(connection.cursor()) as cursor:
            cursor.execute(f"PRAGMA busy_timeout={PATIENCE}")
            _turn_to_wal(cursor)
            for pragma in ("synchronous=FULL", "foreign_keys=ON"):
                cursor.execute(f"PRAGMA {pragma}")
    except BaseException:
        connection.close()  # nobody else knows of it yet
        raise


def _turn_to_wal(cursor: Any) -> None:
    """Turn to a write-ahead log.

    SQLite does not wait for other processes then, so another statement waits for them and this is tried again.
    """
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
        cursor.execute("BEGIN IMMEDIATE")
        cursor.execute("ROLLBACK")


def _begin_sqlite(connection: Connection) -> None:
    """Begin a transaction; a writer takes the database at once.

    A reader that turned writer could find that another had written.
    """
    options = connection.get_execution_options()
    if options.get("waits"):
        connection.exec_driver_sql(f"PRAGMA busy_timeout={FOREVER}")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("writes") else "BEGIN")
    if options.get("waits"):
        connection.exec_driver_sql(f"PRAGMA busy_timeout={PATIENCE}")
