"""Migrating: the schema is brought up to date when a hall starts, never without a copy of its content."""

from datetime import UTC, datetime
from pathlib import Path

import structlog
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.store import backup, schema
from parlour.store.engine.file import FOLDER

MIGRATING = 0x7061726C6F7572  # the lock of this database that a migration takes: "parlour"
MOST_COPIES = 3
log = structlog.get_logger()


async def migrate(engine: AsyncEngine, copies: Path) -> None:
    """Bring the schema up to date; of several processes that start at once, one does, and the others wait for it.

    An older schema's content is first copied into a folder, where the newest three copies stay. A schema that a newer
    program made is a Refusal, and so is one that is older than the first release.
    """
    async with engine.connect() as connection:
        await connection.execution_options(writes=True, waits=True)
        async with connection.begin():
            if engine.dialect.name == "postgresql":
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
            found = await connection.run_sync(schema.version)
            if found == schema.newest():
                return
            if found is not None:
                schema.require_known(found)
                await _copy(engine, copies)
            await connection.run_sync(schema.bring_to, "head")


async def _copy(engine: AsyncEngine, copies: Path) -> None:
    """Copy the content, and delete all but the newest copies."""
    name = f"before-{schema.newest()}-{datetime.now(UTC):%Y%m%dT%H%M%S%f}{backup.SUFFIX}"
    copies.mkdir(FOLDER, parents=True, exist_ok=True)
    rows = await backup.write(engine, copies / name)
    log.info("a copy was made before the database changes", file=str(copies / name), rows=rows)
    for old in sorted(copies.glob(f"before-*{backup.SUFFIX}"), key=lambda path: path.name[-30:])[:-MOST_COPIES]:
        old.unlink()
