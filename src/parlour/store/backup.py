"""Backup: all that a hall keeps as one file, alike for SQLite and PostgreSQL, taken while the hall runs.

A backup is gzipped JSON lines. The first names the schema, the columns of each table and how many rows follow. Each
other is a row: the name of its table, then its values.
"""

import gzip
import re
import zlib
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import orjson
from sqlalchemy import JSON, Connection, Integer, MetaData, Table, func, inspect, select, text
from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core.refusal import Refusal
from parlour.hall.heartbeat import THE_HALL, Gone
from parlour.store import schema
from parlour.store.ports.heartbeat import gone
from parlour.store.tables import heartbeat

FORMAT = 1
SUFFIX = ".parlour.gz"
VERSION = re.compile(r"[0-9]{4}")
AT_A_TIME = 1000  # rows
LONGEST_LINE = 1 << 24  # bytes: many times what the longest row takes
ALIVE = timedelta(seconds=5)  # since it was last seen
MADE_BY_MIGRATIONS = {"shop", "community", "house_rules"}  # the tables that are not empty in a new hall
Progress = Callable[[int, int], None]
_OfRows = IntegrityError, DataError, ProgrammingError
_Broken = (
    OSError,
    EOFError,
    ValueError,
    LookupError,
    TypeError,
    OverflowError,
    zlib.error,
    *_OfRows,
)  # the errors that damaged files cause


def _silent(_done: int, _all: int) -> None:
    """Report no progress."""


async def write(engine: AsyncEngine, file: Path, progress: Progress = _silent) -> int:
    """Write a backup of the database at one instant, whatever is written meanwhile, and return the number of rows.

    The file appears when it is whole and on disk. A file that exists already is a Refusal, and so is a missing folder.
    """
    if not file.parent.is_dir():
        raise Refusal("no-backup-folder", folder=str(file.parent))
    if file.exists():
        raise Refusal("backup-exists", file=str(file))
    part = file.with_name(f".{file.name}.part")
    snapshot = {"isolation_level": "REPEATABLE READ"} if engine.dialect.name == "postgresql" else {}
    try:
        part.touch(mode=0o600)  # it holds seeds of matches and hashes of passwords
        async with engine.connect() as connection:
            await connection.execution_options(**snapshot)
            rows = await connection.run_sync(_write, part, progress)
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)
    return rows


def _write(connection: Connection, part: Path, progress: Progress) -> int:
    found = schema.require_begun(connection)
    kept = _reflected(connection)
    total = sum(connection.scalar(select(func.count()).select_from(table)) or 0 for table in kept)
    columns = {str(table.name): [str(column.name) for column in table.columns] for table in kept}
    header = {"parlour-backup": FORMAT, "schema": found, "rows": total, "tables": columns}
    done = 0
    with part.open("wb") as raw, gzip.open(raw, "wb") as out:
        out.write(orjson.dumps(header, option=orjson.OPT_APPEND_NEWLINE))
        for table in kept:
            for row in connection.execute(select(table).execution_options(yield_per=AT_A_TIME)):
                out.write(orjson.dumps([table.name, *row], option=orjson.OPT_APPEND_NEWLINE))
                done += 1
                if done % AT_A_TIME == 0:
                    progress(done, total)
    progress(done, total)
    return done


def _reflected(connection: Connection) -> list[Table]:
    """Return the tables as they are in the database, whatever its version; those that others point at come first."""
    found = MetaData()
    found.reflect(connection)
    for table in found.sorted_tables:
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type.none_as_null = True
    return [table for table in found.sorted_tables if table.name != "alembic_version"]


async def read(engine: AsyncEngine, file: Path, replace: bool = False, progress: Progress = _silent) -> int:
    """Fill a database with a backup and bring it up to date, all or nothing; return the number of rows.

    A database that a hall is using is a Refusal. So is one that is not empty, unless it is to be replaced. A database
    that is no hall's is never replaced.
    """
    with _opened(file) as lines:
        header = _header(file, lines)
        async with engine.connect() as connection:
            await connection.execution_options(writes=True)
            async with connection.begin():
                await connection.run_sync(_clear, replace)
                try:
                    rows = await connection.run_sync(_read, header, lines, progress)
                except _Broken as error:
                    raise _bad(file, error) from None
    return rows


def _opened(file: Path) -> gzip.GzipFile:
    try:
        return gzip.open(file, "rb")
    except OSError as error:
        raise Refusal("unreadable-file", file=str(file), problem=str(error.strerror)) from None


def _header(file: Path, lines: gzip.GzipFile) -> dict[str, Any]:
    try:
        header: dict[str, Any] = orjson.loads(_line(lines))
        if header["parlour-backup"] != FORMAT:
            raise ValueError(header["parlour-backup"])
        written = str(header["schema"])
        if not VERSION.fullmatch(written):
            raise ValueError(written)
        if not isinstance(header["tables"], dict) or not isinstance(header["rows"], int):
            raise TypeError("tables, rows")
    except _Broken as error:
        raise _bad(file, error) from None
    schema.require_known(written)
    return header


def _bad(file: Path, error: Exception) -> Refusal:
    return Refusal("bad-backup", file=str(file), problem=f"{type(error).__name__}: {error}".splitlines()[0])


def _clear(connection: Connection, replace: bool) -> None:
    """Empty the database, if that is allowed."""
    if not inspect(connection).get_table_names():
        return
    if not schema.is_hall(connection):
        raise Refusal("database-not-ours")
    kept = _reflected(connection)
    _require_unused(connection, kept)
    filled = [table.name for table in kept if connection.scalar(select(func.count()).select_from(table))]
    if not replace and set(filled) - MADE_BY_MIGRATIONS:
        raise Refusal("database-not-empty")
    for table in reversed(kept):
        table.drop(connection)
    connection.execute(text("DROP TABLE alembic_version"))


def _require_unused(connection: Connection, kept: list[Table]) -> None:
    """Refuse while a process runs. A process that left is off the list; the hall's last beat stays."""
    beats = next((table for table in kept if table.name == "heartbeat"), None)
    if beats is None:
        return
    last_of = select(func.max(beats.c.get("seen", beats.c.time)))  # older halls noted beats alone
    if any(table.name == "outage" for table in kept):  # in older halls all processes beat under the hall's name
        last_of = last_of.where(beats.c.name != THE_HALL)
    last = connection.scalar(last_of)
    if last is not None and datetime.now(UTC) - datetime.fromisoformat(last) < ALIVE:
        raise Refusal("hall-running")


def _read(connection: Connection, header: dict[str, Any], lines: gzip.GzipFile, progress: Progress) -> int:
    schema.bring_to(connection, header["schema"])
    tables = {table.name: table for table in _reflected(connection)}
    for table in reversed(tables.values()):
        connection.execute(table.delete())  # what migrations write into an empty hall
    done, total = 0, header["rows"]
    for name, rows in _batches(lines):
        columns = header["tables"][name]
        if strange := set(columns) - set(tables[name].columns.keys()):
            raise LookupError(f"{name}: {sorted(strange)}")
        done += len(rows)
        if done > total:
            break
        connection.execute(tables[name].insert(), [dict(zip(columns, row, strict=True)) for row in rows])
        progress(done, total)
    if done != total:
        raise ValueError(f"{done} / {total}")
    if connection.dialect.name == "postgresql":
        for table in tables.values():
            _count_on(connection, table)
    schema.bring_to(connection, "head")
    _strike_off(connection)
    return done


def _batches(lines: gzip.GzipFile) -> Iterator[tuple[str, list[list[Any]]]]:
    """Yield the rows of one table after another, as many at a time as fit in memory.

    It holds whatever the file unpacks to.
    """
    of, rows, size = "", list[list[Any]](), 0
    while line := _line(lines):
        name, *row = orjson.loads(line)
        if rows and (name != of or len(rows) == AT_A_TIME or size > LONGEST_LINE):
            yield of, rows
            rows, size = [], 0
        of, size = name, size + len(line)
        rows.append(row)
    if rows:
        yield of, rows


def _line(lines: gzip.GzipFile) -> bytes:
    """Return the next line, which is never longer than a row may be; empty at the end."""
    line = lines.readline(LONGEST_LINE)
    if len(line) == LONGEST_LINE:
        raise ValueError(f"> {LONGEST_LINE} bytes")
    return line


def _strike_off(connection: Connection) -> None:
    """Strike off the processes that were alive when the backup was taken: they are not alive here."""
    for name in connection.scalars(select(heartbeat.c.name).where(heartbeat.c.name != THE_HALL)).all():
        gone(Gone(name), connection)


def _count_on(connection: Connection, table: Table) -> None:
    """Let numbers given out from now on come after those there are."""
    for column in table.primary_key:
        if isinstance(column.type, Integer):
            last = select(func.max(column)).scalar_subquery()
            sequence = func.pg_get_serial_sequence(f'"{table.name}"', column.name)
            connection.execute(select(func.setval(sequence, func.coalesce(last, 1), last.is_not(None))))
