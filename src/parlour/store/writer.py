"""The writer: one task that commits all waiting appends together, so that durability costs one sync for many moves."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import structlog
from sqlalchemy import update
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from parlour.hall.ports import Append
from parlour.store import tables
from parlour.table.entry import Entry

LARGEST_GROUP = 256
log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class _Waiting:
    append: Append
    answer: "asyncio.Future[bool]"


def _row(append: Append, entry: Entry) -> dict[str, Any]:
    return {
        "match": append.match.id,
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "command": entry.command,
        "time": entry.time,
        "body": entry.as_json(),
    }


class Writer:
    """Group commit: appends queue up while a transaction is on its way, and go together in the next."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._insert = insert_sqlite if engine.dialect.name == "sqlite" else insert_postgresql
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def append(self, append: Append) -> bool:
        """Write one append; True when it is durable, False when its place in the log was taken."""
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        waiting = _Waiting(append, asyncio.get_running_loop().create_future())
        await self._queue.put(waiting)
        return await asyncio.shield(waiting.answer)

    async def close(self) -> None:
        """Stop after what is queued."""
        if self._task is not None:
            await self._queue.join()
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _run(self) -> None:
        while True:
            group = [await self._queue.get()]
            while len(group) < LARGEST_GROUP and not self._queue.empty():
                group.append(self._queue.get_nowait())
            await self._commit(group)
            for _ in group:
                self._queue.task_done()

    async def _commit(self, group: Sequence[_Waiting]) -> None:
        try:
            async with self._engine.begin() as connection:
                written = await self._write(connection, [waiting.append for waiting in group])
        except Exception as error:  # the writer must outlive a failing database; every caller is told
            if len(group) > 1:
                # One append may be to blame: alone, it cannot take the others with it.
                for waiting in group:
                    await self._commit([waiting])
                return
            log.error("append failed", error=repr(error))
            if not group[0].answer.done():
                group[0].answer.set_exception(error)
            return
        for waiting, done in zip(group, written, strict=True):
            if not waiting.answer.done():
                waiting.answer.set_result(done)

    async def _write(self, connection: AsyncConnection, appends: Sequence[Append]) -> list[bool]:
        """Insert every append whose first entry finds its place free; the others leave no trace."""
        await self._write_matches(connection, [append for append in appends if append.created])
        first = [_row(append, append.entries[0]) for append in appends]
        statement = (
            self._insert(tables.entry)
            .on_conflict_do_nothing()
            .returning(tables.entry.c.match, tables.entry.c.seq, tables.entry.c.command)
        )
        taken = {tuple(row) for row in await connection.execute(statement, first)}
        written = []
        for append in appends:
            place = (append.match.id, append.entries[0].seq, append.entries[0].command)
            # Two appends may want one place in one group: the first has it.
            written.append(place in taken)
            taken.discard(place)
        done = [append for append, ok in zip(appends, written, strict=True) if ok]
        await self._write_rest(connection, done)
        return written

    async def _write_matches(self, connection: AsyncConnection, appends: Sequence[Append]) -> None:
        rows = [
            {
                "id": append.match.id,
                "game": append.match.game.name,
                "rules": append.match.rules.text,
                "secret": append.match.secret.hex(),
                "status": append.status,
                "created": append.match.created,
            }
            for append in appends
        ]
        if rows:
            await connection.execute(self._insert(tables.match), rows)

    async def _write_rest(self, connection: AsyncConnection, appends: Sequence[Append]) -> None:
        """What follows from the entries in the same transaction: further entries, seats, the status."""
        rest = [_row(append, entry) for append in appends for entry in append.entries[1:]]
        if rest:
            await connection.execute(self._insert(tables.entry), rest)
        seats = [
            {"match": append.match.id, "number": entry.seat, "player": entry.data["player"], "name": entry.data["name"]}
            for append in appends
            for entry in append.entries
            if entry.kind == "seated"
        ]
        if seats:
            await connection.execute(self._insert(tables.seat), seats)
        for append in appends:
            if not append.created and append.status != append.match.status:
                await connection.execute(
                    update(tables.match).where(tables.match.c.id == append.match.id).values(status=append.status)
                )
