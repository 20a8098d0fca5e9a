"""Engines: one URL in, a database ready for the hall out."""

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, inspect, make_url, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 0x7061726C6F7572  # the lock of this database that a migration takes: "parlour"


def async_url(url: str) -> str:
    """The URL with the driver that does not block: "sqlite:///f" and "postgresql://..." are what a host writes."""
    parsed = make_url(url)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
    return parsed.set(drivername=drivers.get(parsed.drivername, parsed.drivername)).render_as_string(False)


def open_engine(url: str) -> AsyncEngine:
    """An engine; on SQLite with a write-ahead log and every commit synced to disk."""
    parsed = make_url(async_url(url))
    if parsed.drivername.startswith("sqlite") and parsed.database:
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(parsed, pool_pre_ping=not parsed.drivername.startswith("sqlite"))
    if parsed.drivername.startswith("sqlite"):
        event.listen(engine.sync_engine, "connect", _durable_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _durable_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # the driver would begin by itself, too late for savepoints
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """Who writes takes the database at once: a reader that turned writer could find that another had written."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema up to date; of several processes that start at once, one does."""
    async with engine.connect() as connection:
        await connection.execution_options(writes=True)
        async with connection.begin():
            if engine.dialect.name == "postgresql":
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
            if await connection.run_sync(_version) != _newest():
                await connection.run_sync(_upgrade)


def _version(connection: Connection) -> str | None:
    """What the database says it is, or None when it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version


def _newest() -> str:
    """The last migration, by the names of the files: v0008_ratings.py is 0008."""
    return max(path.name[1:5] for path in (MIGRATIONS / "versions").glob("v*.py"))


def _upgrade(connection: Connection) -> None:
    # Half a second of imports, which only a changed schema has to wait for.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
