"""The writer: a thread that commits all waiting effects together, so that one sync makes many moves durable.

A cancelled caller does not stop a transaction under way, and the database's work stays out of the event loop.
"""

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from contextvars import copy_context
from dataclasses import dataclass
from functools import partial
from queue import Empty, SimpleQueue
from threading import Thread

import structlog
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from parlour.core.refusal import Refusal, Unavailable
from parlour.hall.confidential import Confidential
from parlour.hall.effects import Effect
from parlour.hall.play.commit import Append
from parlour.hall.ports import OnOutcome, Outcome
from parlour.store.engine.failures import is_away
from parlour.store.handlers import carry_out
from parlour.store.logs import write_appends
from parlour.store.moves import PlaceTakenError, write_moves
from parlour.store.ports.notices.notices import notified

LARGEST_GROUP = 256
A_MOMENT = 0.01  # seconds to wait for company, if there was any the last time
MOST_TRIES = 10  # of one transaction, when other processes are in the way
WAITED_IN_A_CIRCLE = ("40P01", "40001")  # deadlock, serialization failure
log = structlog.get_logger()
Heard = Callable[[set[str]], None]
"""A function called in the event loop with the players whose inbox was changed by a commit."""
Logs = Callable[[Connection, Sequence[Append]], list[bool]]
"""A function that writes lone appends, and returns for each whether its place was free."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    """Effects that go together, and the function that is told the outcome."""

    effects: tuple[Effect, ...]
    on_outcome: OnOutcome

    @property
    def lone(self) -> Append | None:
        """The append, when nothing goes with it: most moves, which are written many at a time."""
        first = self.effects[0]
        return first if len(self.effects) == 1 and isinstance(first, Append) and not first.effects else None


class Writer:
    """Group commit: work queues up while a transaction is on its way, and goes together in the next.

    It belongs to the event loop of its first call, and answers there.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.heard: Heard = lambda _players: None
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._ended: asyncio.Future[None] | None = None  # of the thread, while there is one

    def write(self, effects: Sequence[Effect], on_outcome: OnOutcome) -> None:
        """Write all effects or none, and then call `on_outcome` in the event loop.

        It is told True when they are durable, and False when an append's place in its log was taken. Otherwise it is
        told why nothing was written: the Refusal of an effect, or another error.
        """
        if self._ended is None:
            loop = asyncio.get_running_loop()
            self._ended = loop.create_future()
            run = partial(copy_context().run, self._run, loop, self._ended)
            # A daemon: the process can end though the database never answers.
            Thread(target=run, name="writer", daemon=True).start()
        self._queue.put(_Waiting(tuple(effects), on_outcome))

    async def commit(self, effects: Sequence[Effect]) -> bool:
        """Write all effects or none, and wait; an error is raised."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.write(effects, partial(_answer, answer))
        return await answer  # a caller cancelled here is not told, but the effects are written

    async def close(self) -> None:
        """Stop after what is queued."""
        if self._ended is not None:
            self._queue.put(None)
            await self._ended
            self._ended = None

    def _run(self, loop: asyncio.AbstractEventLoop, ended: "asyncio.Future[None]") -> None:
        """Commit groups in the thread, until it is told to stop."""
        company = False
        with suppress(RuntimeError):  # the loop is closed: nobody is left to be answered
            while (first := self._queue.get()) is not None:
                if company:
                    time.sleep(A_MOMENT)
                group = [first, *self._more()]
                self._commit(loop, group)
                company = len(group) > 1
            loop.call_soon_threadsafe(ended.set_result, None)

    def _more(self) -> list[_Waiting]:
        """Return the waiting effects that can go in the same group."""
        found: list[_Waiting] = []
        while len(found) < LARGEST_GROUP - 1:
            try:
                one = self._queue.get_nowait()
            except Empty:
                break
            if one is None:  # the end comes after the group
                self._queue.put(None)
                break
            found.append(one)
        return found

    def _commit(
        self,
        loop: asyncio.AbstractEventLoop,
        group: Sequence[_Waiting],
        tries: int = MOST_TRIES,
        logs: Logs = write_moves,
    ) -> None:
        outcomes: Sequence[Outcome]
        try:
            with self._engine.begin() as connection:
                outcomes = _written(connection, group, logs)
                players = notified(connection)
        except PlaceTakenError:
            self._commit(loop, group, tries, write_appends)
            return
        except Exception as error:  # the writer must outlive a failing database; every caller is told
            if len(group) > 1:
                # One of them may be to blame: alone, it cannot take the others with it.
                for waiting in group:
                    self._commit(loop, [waiting], MOST_TRIES, logs)
                return
            if tries > 1 and _got_in_the_way(error):
                self._commit(loop, group, tries - 1, logs)
                return
            log.error("commit failed", error=repr(error))
            outcomes, players = [Unavailable("not-saved") if is_away(error) else error], set()
        loop.call_soon_threadsafe(_tell, group, outcomes)
        if players:
            loop.call_soon_threadsafe(self.heard, players)


def _tell(group: Sequence[_Waiting], outcomes: Sequence[Outcome]) -> None:
    """Tell everybody, in the event loop; an error of one keeps no other from hearing."""
    for waiting, outcome in zip(group, outcomes, strict=True):
        try:
            waiting.on_outcome(outcome)
        except Exception as error:  # of the callback, reported like that of the loop's own callbacks
            asyncio.get_running_loop().call_exception_handler({"message": "what was written", "exception": error})


def _answer(answer: "asyncio.Future[bool]", outcome: Outcome) -> None:
    """Answer a caller who still waits."""
    if answer.done():
        return
    if isinstance(outcome, Exception):
        answer.set_exception(outcome)
    else:
        answer.set_result(outcome)


def _written(connection: Connection, group: Sequence[_Waiting], logs: Logs) -> list[Outcome]:
    """Write in order of arrival, but lone appends first and together: nothing else waits on their logs."""
    lone = [waiting.lone for waiting in group]
    written = iter(logs(connection, [append for append in lone if append is not None]))
    return [
        next(written) if append is not None else _together(connection, waiting.effects)
        for append, waiting in zip(lone, group, strict=True)
    ]


def _got_in_the_way(error: Exception) -> bool:
    """Return True if a transaction failed only because another process wrote at the same time."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in WAITED_IN_A_CIRCLE


class _PlaceTakenError(Exception):
    """An append among other effects found its place in the log taken."""


def _carry_out(connection: Connection, effect: Effect) -> None:
    if not isinstance(effect, Append):
        carry_out(effect, connection)
        return
    if not write_appends(connection, [effect])[0]:
        raise _PlaceTakenError


def _with_consequences(effects: Sequence[Effect]) -> Iterator[Effect]:
    """Yield effects in the order in which they are carried out."""
    for effect in effects:
        yield effect
        if isinstance(effect, Append):
            yield from _with_consequences(effect.effects)


def _carry_out_all(connection: Connection, effects: Sequence[Effect]) -> None:
    """Carry out effects one after another.

    A refusal for want of possessions does not stop the others, so that all of them are found. Each player then hears
    the same, whatever is wrong with another's.
    """
    found: Confidential | None = None
    for effect in _with_consequences(effects):
        try:
            _carry_out(connection, effect)
        except Confidential as confidential:
            found = confidential if found is None else found.beside(confidential)
    if found is not None:
        raise found


def _together(connection: Connection, effects: Sequence[Effect]) -> Outcome:
    """Write all effects or none, without touching what else the transaction writes.

    Any other error is raised as it is and ends the whole transaction: SQLite in trouble has rolled it back by then, and
    knows no savepoint any more.
    """
    savepoint = connection.begin_nested()
    try:
        _carry_out_all(connection, effects)
    except _PlaceTakenError:
        savepoint.rollback()
        return False
    except Refusal as refusal:
        savepoint.rollback()
        return refusal
    savepoint.commit()
    return True
