"""Databases on a PostgreSQL server, lent to one test after another.

Creating and dropping a database takes a server seconds; emptying one takes a moment. They stay for the next run.
"""

import os
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from secrets import token_hex

import psycopg
import pytest
from psycopg import Connection, sql
from sqlalchemy import make_url

from parlour.store import schema, tables
from parlour.store.engine.engine import open_writing
from tests.spent import begun

POSTGRES = os.environ.get("PARLOUR_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/postgres")
OURS = "parlour_lent_"
EMPTY = "empty"
# Those already in the wanted state come first. One without connections was left by a killed test.
FOUND = """SELECT datname FROM pg_database WHERE starts_with(datname, %s) AND datallowconn
    ORDER BY shobj_description(oid, 'pg_database') = %s DESC NULLS LAST, datname"""
STANDS = "SELECT shobj_description(oid, 'pg_database') FROM pg_database WHERE datname = current_database()"
OTHERS = """SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()"""
KEPT = "SELECT tablename FROM pg_tables WHERE schemaname = 'begun'"
COUNTED_ANEW = """SELECT setval(format('%I.%I', schemaname, sequencename), start_value, false)
    FROM pg_sequences WHERE schemaname = 'public'"""
TABLES = [table.name for table in tables.metadata.sorted_tables]  # tables that others refer to come first


@contextmanager
def lent_empty() -> Iterator[str]:
    """Yield the URL of an empty database, or skip the test if there is no server."""
    with _lent(EMPTY) as url:
        with psycopg.connect(url) as connection:
            connection.execute(OTHERS)
            _clear(connection)
            _now_stands(connection, EMPTY)
        yield url


@contextmanager
def lent_migrated(newest: str) -> Iterator[str]:
    """Yield the URL of a database that a hall has just begun, with a secret of its own. `newest` names the present
    migrations.
    """
    with _lent(newest) as url:
        with psycopg.connect(url) as connection:
            connection.execute(OTHERS)
            (stands,) = connection.execute(STANDS).fetchone() or (None,)
            if stands != newest:
                _clear(connection)
                connection.commit()
                _migrate(url)
                _keep(connection)
                _now_stands(connection, newest)
            _begin_again(connection)
        yield url


@contextmanager
def _lent(stands: str) -> Iterator[str]:
    """Yield the URL of a database that nobody else uses, if possible one already in the wanted state."""
    try:
        server = psycopg.connect(POSTGRES, autocommit=True, connect_timeout=30)
    except psycopg.OperationalError as error:
        pytest.skip(f"no PostgreSQL at {make_url(POSTGRES).host} (set PARLOUR_TEST_POSTGRES): {error}")
    with server:  # its locks end with it
        found = [name for (name,) in server.execute(FOUND, [OURS, stands])]
        name = next((name for name in found if _locked(server, name)), None) or _made(server)
        begun["databases"] += 1
        yield make_url(POSTGRES).set(database=name).render_as_string(False)


def _locked(server: Connection, name: str) -> bool:
    return server.execute("SELECT pg_try_advisory_lock(hashtext(%s))", [name]).fetchone() == (True,)


def _made(server: Connection) -> str:
    """Create a database. It may lose its last writes when the power fails, which matters to no test."""
    name = f"{OURS}{uuid.uuid4().hex[:12]}"
    assert _locked(server, name)
    server.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
    server.execute(sql.SQL("ALTER DATABASE {} SET synchronous_commit = off").format(sql.Identifier(name)))
    return name


def _clear(connection: Connection) -> None:
    connection.execute("DROP SCHEMA IF EXISTS public, begun CASCADE")
    connection.execute("CREATE SCHEMA public")


def _migrate(url: str) -> None:
    engine = open_writing(url)
    with engine.begin() as connection:
        schema.bring_to(connection, "head")
    engine.dispose()


def _keep(connection: Connection) -> None:
    """Copy every row that the migrations wrote."""
    connection.execute("CREATE SCHEMA begun")
    for name in TABLES:
        here, aside = sql.Identifier(name), sql.Identifier("begun", name)
        if connection.execute(sql.SQL("SELECT FROM {} LIMIT 1").format(here)).rowcount:
            connection.execute(sql.SQL("CREATE TABLE {} AS TABLE {}").format(aside, here))


def _now_stands(connection: Connection, stands: str) -> None:
    name = sql.Identifier(connection.info.dbname)
    connection.execute(sql.SQL("COMMENT ON DATABASE {} IS {}").format(name, sql.Literal(stands)))


def _begin_again(connection: Connection) -> None:
    """Delete everything except what the migrations wrote."""
    kept = {name for (name,) in connection.execute(KEPT)}
    away = [sql.SQL("DELETE FROM {}").format(sql.Identifier(name)) for name in reversed(TABLES)]
    back = [
        sql.SQL("INSERT INTO {} SELECT * FROM {}").format(sql.Identifier(name), sql.Identifier("begun", name))
        for name in TABLES
        if name in kept
    ]
    connection.execute(sql.SQL(";").join([*away, *back, sql.SQL(COUNTED_ANEW)]))
    connection.execute("UPDATE shop SET secret = %s", [token_hex(32)])
