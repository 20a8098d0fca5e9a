"""The writer: one task that commits all that waits together, so that durability costs one sync for many moves."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import structlog
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from parlour.core.refusal import Refusal, Unavailable
from parlour.hall.effects import Effect
from parlour.hall.play.commit import Append
from parlour.store.engine.away import is_away
from parlour.store.handlers import carry_out
from parlour.store.logs import write_appends
from parlour.store.moves import PlaceTakenError, write_moves

LARGEST_GROUP = 256
MOST_TRIES = 10  # of one transaction, when other processes are in the way
WAITED_IN_A_CIRCLE = ("40P01", "40001")  # deadlock, serialization failure
log = structlog.get_logger()
Logs = Callable[[AsyncConnection, Sequence[Append]], Awaitable[list[bool]]]
"""How lone appends are written: whether each found its place free."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    """Effects that go together; a lone append is answered whether it was written, anything else by None."""

    effects: tuple[Effect, ...]
    answer: "asyncio.Future[bool]"

    @property
    def lone(self) -> Append | None:
        """The append, when nothing goes with it: most moves, and they are written many at a time."""
        first = self.effects[0]
        return first if len(self.effects) == 1 and isinstance(first, Append) and not first.effects else None


class Writer:
    """Group commit: work queues up while a transaction is on its way, and goes together in the next."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def commit(self, effects: Sequence[Effect]) -> bool:
        """Write all effects or none. True when they are durable, False when an append's place in its log was taken.

        A Refusal of any effect is raised here, and nothing is written.
        """
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        waiting = _Waiting(tuple(effects), asyncio.get_running_loop().create_future())
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

    async def _commit(self, group: Sequence[_Waiting], tries: int = MOST_TRIES, logs: Logs = write_moves) -> None:
        try:
            async with self._engine.begin() as connection:
                outcomes = await self._write(connection, group, logs)
        except PlaceTakenError:
            await self._commit(group, tries, write_appends)
            return
        except Exception as error:  # the writer must outlive a failing database; every caller is told
            if len(group) > 1:
                # One of them may be to blame: alone, it cannot take the others with it.
                for waiting in group:
                    await self._commit([waiting], MOST_TRIES, logs)
                return
            if tries > 1 and _got_in_the_way(error):
                await self._commit(group, tries - 1, logs)
                return
            log.error("commit failed", error=repr(error))
            outcomes = [Unavailable("not-saved") if is_away(error) else error]
        for waiting, outcome in zip(group, outcomes, strict=True):
            if waiting.answer.done():
                continue
            if isinstance(outcome, Exception):
                waiting.answer.set_exception(outcome)
            else:
                waiting.answer.set_result(outcome)

    async def _write(
        self, connection: AsyncConnection, group: Sequence[_Waiting], logs: Logs
    ) -> list[bool | Exception]:
        """In order of arrival, but for lone appends, which go first and together: nothing else waits on their logs."""
        lone = [waiting.lone for waiting in group]
        written = iter(await logs(connection, [append for append in lone if append is not None]))
        return [
            next(written) if append is not None else await _together(connection, waiting.effects)
            for append, waiting in zip(lone, group, strict=True)
        ]


def _got_in_the_way(error: Exception) -> bool:
    """Whether a transaction failed only because another process wrote at the same time."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in WAITED_IN_A_CIRCLE


class _PlaceTakenError(Exception):
    """An append among other effects found its place in the log taken."""


async def _carry_out(connection: AsyncConnection, effect: Effect) -> None:
    if not isinstance(effect, Append):
        await carry_out(connection, effect)
        return
    if not (await write_appends(connection, [effect]))[0]:
        raise _PlaceTakenError
    for consequence in effect.effects:
        await _carry_out(connection, consequence)


async def _together(connection: AsyncConnection, effects: Sequence[Effect]) -> bool | Exception:
    """All effects or none, without touching what else the transaction writes.

    What else fails is raised as it is and ends the whole transaction: SQLite in trouble has taken it back by then, and
    knows no savepoint any more.
    """
    savepoint = await connection.begin_nested()
    try:
        for effect in effects:
            await _carry_out(connection, effect)
    except _PlaceTakenError:
        await savepoint.rollback()
        return False
    except Refusal as refusal:
        await savepoint.rollback()
        return refusal
    await savepoint.commit()
    return True
