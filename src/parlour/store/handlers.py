"""Handlers: the function that writes each kind of effect, inside the transaction of its cause."""

from functools import singledispatch
from typing import TypeAlias

from sqlalchemy import Connection
from sqlalchemy.dialects.postgresql import Insert as InsertPostgresql
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import Insert as InsertSqlite
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.sql.schema import Table

from parlour.hall.effects import Effect

Insert: TypeAlias = InsertSqlite | InsertPostgresql


@singledispatch
def carry_out(effect: Effect, connection: Connection) -> None:
    """Write one effect; what it raises undoes everything written with it.

    Each kind registers the function that writes it; that raises a Refusal when the world forbids the effect.
    """
    raise NotImplementedError(type(effect))


def insert(connection: Connection, table: Table) -> Insert:
    """Return an INSERT that knows ON CONFLICT, in the dialect of the connection's database."""
    return insert_in(connection.dialect.name, table)


def insert_in(dialect: str, table: Table) -> Insert:
    """Return an INSERT that knows ON CONFLICT, in a dialect."""
    return insert_sqlite(table) if dialect == "sqlite" else insert_postgresql(table)
