"""The connection: SQLite in a thread of its own, which ends once however often it is told to."""

import asyncio
import sqlite3
from typing import Any

import aiosqlite

ROWS = 64  # fetched at a time by whoever reads row by row


class Connection(aiosqlite.Connection):
    """A connection that whoever closes it waits for, also where somebody else has closed it before.

    The driver queues an order to stop for everybody who asks, and its thread ends at the first: whoever waits for a
    later one waits for ever. SQLAlchemy asks twice where a task is cancelled in a statement, and once more while its
    connection is being closed.
    """

    _stopped: "asyncio.Future[Any] | None" = None

    def stop(self) -> "asyncio.Future[Any] | None":
        """Let the thread end after what is queued; everybody is given the same end to wait for."""
        if self._stopped is None:
            self._stopped = super().stop()
        return self._stopped


def connecting(database: str, **options: Any) -> Connection:
    """A connection that opens when it is awaited; a thread that nobody ends does not keep the process alive."""
    made = Connection(lambda: sqlite3.connect(database, **options), ROWS)
    made._thread.daemon = True  # the driver has no word for it
    return made
