"""The committer: at one table after another, a command is decided, written down, and only then told."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import TypeVar

import structlog

from parlour.core.refusal import Conflict, Refusal, Unavailable
from parlour.hall.money.economy import Economy
from parlour.hall.play.commit import Append, commit
from parlour.hall.ports import Outcome, Store
from parlour.table.entry import Entry
from parlour.table.match import Match
from parlour.web.bus.bus import Bus
from parlour.web.clock import now
from parlour.web.live.attendance import Attendance
from parlour.web.live.bots import Bots, Turns, Watch
from parlour.web.live.lobby import Lobby
from parlour.web.live.room import Room

log = structlog.get_logger()
Decide = Callable[[Match], Append | None]
T = TypeVar("T")
MOST_DECISIONS = 20  # of one command, when other processes are faster again and again
NAME_BYTES = 9


async def asked(work: Awaitable[T]) -> T:
    """Return what the store answers; its failure is told to the player as a Refusal."""
    try:
        return await work
    except Refusal:
        raise
    except Exception as error:
        raise _failed(error) from error


def _failed(error: Exception) -> Refusal:
    """Log whatever the database raised, and return the Refusal for the player: the hall goes on."""
    log.error("the store failed", error=repr(error))
    return Unavailable("not-saved")


def _end(done: "asyncio.Future[None]", error: Exception | None = None) -> None:
    """Tell how it ended to whoever still waits."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


class Committer:
    """The order of commands in each room, whose cache is kept in step with the log.

    Whenever a room has changed, the agents of the house look at it.
    """

    def __init__(
        self,
        store: Store,
        lobby: Lobby,
        bus: Bus,
        bot_threads: int,
        watch: Watch,
        attendance: Attendance,
        economy: Economy,
    ) -> None:
        self.process = secrets.token_urlsafe(NAME_BYTES)  # the name of this process, for what it has alone for a time
        self._store = store
        self._lobby = lobby
        self._bus = bus
        self._attendance = attendance
        self.economy = economy
        self._running: set[asyncio.Task[None]] = set()
        self._bots = Bots(bot_threads, self._bot_acts, watch, Turns(store, self.process))

    def append(self, match: Match, entries: Sequence[Entry]) -> Append:
        """Return entries for a match's log, with what follows from them in this hall."""
        return commit(match, entries, economy=self.economy)

    def submit(self, room: Room, decide: Decide) -> "asyncio.Future[None]":
        """Write down what is decided on the match as it stands, if anything; tell it once it is durable.

        It begins before anything is awaited, and runs to the end even if the caller goes away: what is written down
        must also be told. Where nothing is in the way it takes no task.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        append = self._decided(room, decide)
        if append is None:
            self._submit_later(room, decide, done)
        else:
            room.stale = True
            self._store.write(append, partial(self._heard, room, append, decide, done))
        return done

    def _decided(self, room: Room, decide: Decide) -> Append | None:
        """Return what is decided, and hold the room; None, and hold nothing, where something is in the way."""
        if not room.lock.take_if_free():
            return None
        append = None
        try:
            if not room.stale and not self._attendance.owed(room.match):
                append = decide(room.match)
        except Refusal:
            pass  # whether it stands is seen on the newest log
        finally:
            if append is None:
                room.lock.release()
        return append

    def _heard(
        self, room: Room, append: Append, decide: Decide, done: "asyncio.Future[None]", outcome: Outcome
    ) -> None:
        """Hear what came of a write: tell it, or decide again where another process wrote first."""
        try:
            if isinstance(outcome, Exception):
                _end(done, outcome if isinstance(outcome, Refusal) else _failed(outcome))
            elif outcome:
                _end(done)  # first: the caller's answer then goes out with what is told here, in one write
                self._take_in(room, append)
            else:
                self._submit_later(room, decide, done)
        finally:
            self._bots.wake(room)
            room.lock.release()

    def _submit_later(self, room: Room, decide: Decide, done: "asyncio.Future[None]") -> None:
        """Decide and write in a task, behind whatever is in the way."""

        async def later() -> None:
            try:
                await self._decide_and_write(room, decide)
            except Exception as error:
                _end(done, error)
            else:
                _end(done)

        task = asyncio.create_task(later())
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def look(self, room: Room) -> None:
        """Take in what another process wrote."""
        async with self._turn(room):
            await self._follow(room)

    async def read_again(self, room: Room) -> None:
        """Read a match anew from the store, because what its log says about somebody was changed."""
        async with self._turn(room):
            match = await asked(self._store.load(room.match.id))
            if match is not None:
                room.catch_up(match)

    def wake(self, room: Room) -> None:
        """Let an agent think when it is its turn."""
        self._bots.wake(room)

    async def close(self, rooms: Iterable[Room]) -> None:
        """Stop all searches, and finish what is being written."""
        await self._bots.close(rooms)
        for room in rooms:
            async with room.lock:  # held by whatever took no task
                pass
        await asyncio.gather(*self._running)

    @asynccontextmanager
    async def _turn(self, room: Room) -> AsyncIterator[None]:
        """Take one command at a time in a room, on a cache that agrees with the log; then have the agents look."""
        async with room.lock:
            try:
                if room.stale:
                    await self._follow(room)
                yield
            finally:
                self._bots.wake(room)

    async def _follow(self, room: Room) -> bool:
        """Take in what the log says and this cache does not know; tell whether there was anything."""
        missed = await asked(self._store.since(room.match.id, room.match.seq))
        room.stale = False
        room.take(missed)
        return bool(missed)

    async def _decide_and_write(self, room: Room, decide: Decide) -> None:
        """Decide and write; if another process had moved the match on, decide again what was decided or refused.

        Time that is owed to the running clock is given back first, once: it grows for as long as the hall is away.
        """
        given_back = False
        async with self._turn(room):
            for _ in range(MOST_DECISIONS):
                owed = [] if given_back else self._attendance.owed(room.match)
                try:
                    append = self.append(room.match, owed) if owed else decide(room.match)
                except Refusal:
                    if not await self._follow(room):
                        raise
                    continue
                if append is None:
                    return
                if await self._written(room, append):
                    if not owed:
                        return
                    given_back = True
        raise Conflict("out-of-date")

    async def _written(self, room: Room, append: Append) -> bool:
        """Write down, then take in and tell; return False if another process wrote first and this cache followed."""
        room.stale = True
        if not await asked(self._store.append(append)):
            await self._follow(room)
            return False
        self._take_in(room, append)
        return True

    def _take_in(self, room: Room, append: Append) -> None:
        """Take in and tell what was written; if that fails, the cache still counts as old."""
        if append.summary.status != append.match.status:
            self._lobby.stir()
        room.take(append.entries)
        room.stale = False
        self._bus.say("match", room.match.id)

    async def _bot_acts(self, room: Room, seat: int, action: str, seq: int) -> None:
        """Play an agent's move, unless the match went on without it."""

        def move(match: Match) -> Append | None:
            if match.seq != seq:
                return None
            return self.append(match, [match.decide_act(seat, action, f"house-{seq + 1}", now())])

        await self.submit(room, move)
