"""Away: a database that does not answer, is locked, full or lost becomes a Refusal to the caller.

Reading is refused as "store-away". Writing is refused by the writer, as "not-saved": when a commit fails, nobody knows
whether the database has taken it in. The sentence says no more than that.
"""

from sqlalchemy import Connection, event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, TimeoutError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import AsyncAdaptedQueuePool, PoolProxiedConnection

from parlour.core.refusal import Unavailable

WRONG_STATEMENT = 1  # SQLite's code for a faulty statement; its other codes of this kind are troubles of the file


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
