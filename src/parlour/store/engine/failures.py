"""Failures: what a database in trouble, or a statement that failed, tells the caller.

A database that does not answer, is locked, full or lost becomes a Refusal. Reading is refused as "store-away". Writing
is refused by the writer, as "not-saved": when a commit fails, nobody knows whether the database has taken it in. The
sentence says no more than that.

The message about a statement is without the values it was given. Statements carry secret seeds and password hashes,
errors reach logs, and PostgreSQL quotes values in its messages. Its driver also logs errors that follow from an earlier
one: the rest of a pipeline after a refused row, for example. That first error is raised and reported by the caller, so
the others are dropped.
"""

import logging
from typing import Any

from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, TimeoutError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import AsyncAdaptedQueuePool, PoolProxiedConnection

from parlour.core.refusal import Unavailable

WRONG_STATEMENT = 1  # SQLite's code for a faulty statement; its other codes of this kind are troubles of the file
AFTER_ANOTHER = "error ignored "  # the driver's log lines for errors that follow from one that it raises
# Classes of SQLSTATE whose sentences speak of connections, locks, names and resources, never of data.
SAID_AS_IT_IS = frozenset({"08", "40", "42", "53", "55", "57", "58"})


class Patience(AsyncAdaptedQueuePool):
    """A pool of connections; when it runs out, that is the database's trouble, not a mistake."""

    def connect(self) -> PoolProxiedConnection:
        """Return a connection, when one is free in time."""
        try:
            return super().connect()
        except TimeoutError:
            raise Unavailable("store-away") from None


def is_away(error: BaseException) -> bool:
    """Return True if a statement failed by the database's trouble."""
    if not isinstance(error, OperationalError | InterfaceError):
        return False
    return getattr(error.orig, "sqlite_errorcode", None) != WRONG_STATEMENT


def refuse_readers(engine: AsyncEngine) -> None:
    """Refuse readers of a database in trouble; writers are refused by the writer."""
    event.listen(engine.sync_engine, "handle_error", _refuse)


def _refuse(context: ExceptionContext) -> None:
    error = context.sqlalchemy_exception
    if isinstance(error, DBAPIError) and is_away(error) and not _writes(context.connection):
        raise Unavailable("store-away") from error


def _writes(connection: Connection | None) -> bool:
    return connection is not None and bool(connection.get_execution_options().get("writes"))


def _is_news(record: logging.LogRecord) -> bool:
    return not record.getMessage().startswith(AFTER_ANOTHER)


logging.getLogger("psycopg").addFilter(_is_news)


def keep_values(engine: Engine) -> None:
    """From now on, quote no value in any error of the engine."""
    event.listen(engine, "handle_error", _without_values)


def _without_values(context: ExceptionContext) -> None:
    said = _said(context.original_exception)
    for error in (context.original_exception, context.sqlalchemy_exception):
        if error is not None:
            error.args = (said,)


def _said(error: Any) -> str:
    """Return the first line of the message; where it may quote a value, the kind of error and the constraint it met."""
    state = getattr(error, "sqlstate", None)
    if state is None or state[:2] in SAID_AS_IT_IS:
        return str(error).partition("\n")[0]
    met = error.diag.constraint_name or error.diag.column_name or ""
    return " ".join(word for word in (type(error).__name__, state, error.diag.table_name, met) if word)
