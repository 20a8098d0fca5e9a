"""Handlers: the function that writes each kind of effect, inside the transaction of its cause."""

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection
from sqlalchemy.dialects.postgresql import Insert as InsertPostgresql
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import Insert as InsertSqlite
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.sql.schema import Table

from parlour.hall.effects import Effect

Insert: TypeAlias = InsertSqlite | InsertPostgresql
E = TypeVar("E", bound=Effect)
Handler = Callable[[Connection, Any], None]
_HANDLERS: dict[type[Effect], Handler] = {}


def handles(kind: type[E]) -> Callable[[Callable[[Connection, E], None]], Handler]:
    """Declare the function that writes effects of a kind; it raises a Refusal when the world forbids them."""

    def declare(handler: Handler) -> Handler:
        _HANDLERS[kind] = handler
        return handler

    return declare


def carry_out(connection: Connection, effect: Effect) -> None:
    """Write one effect; what it raises undoes everything written with it."""
    _HANDLERS[type(effect)](connection, effect)


def insert(connection: Connection, table: Table) -> Insert:
    """Return an INSERT that knows ON CONFLICT, in the dialect of the connection's database."""
    return insert_in(connection.dialect.name, table)


def insert_in(dialect: str, table: Table) -> Insert:
    """Return an INSERT that knows ON CONFLICT, in a dialect."""
    return insert_sqlite(table) if dialect == "sqlite" else insert_postgresql(table)
