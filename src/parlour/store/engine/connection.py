"""The connection: SQLite in a thread of its own, which ends once, however often it is told to."""

import asyncio
import sqlite3
from typing import Any

import aiosqlite

ROWS = 64  # fetched at a time when rows are read one by one


class Connection(aiosqlite.Connection):
    """A connection whose closing can be awaited, even after somebody else has closed it.

    The driver queues a stop for every call, and its thread ends at the first: a later call waits for ever. SQLAlchemy
    calls twice where a task is cancelled in a statement, and once more while its connection is being closed.
    """

    _stopped: "asyncio.Future[Any] | None" = None

    def stop(self) -> "asyncio.Future[Any] | None":
        """Let the thread end after what is queued; every caller is given the same end to wait for."""
        if self._stopped is None:
            self._stopped = super().stop()
        return self._stopped


def connecting(database: str, **options: Any) -> Connection:
    """Return a connection that opens when it is awaited; its thread never keeps the process alive."""
    made = Connection(lambda: sqlite3.connect(database, **options), ROWS)
    made._thread.daemon = True  # the driver has no option for it
    return made
