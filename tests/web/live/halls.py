"""Processes of one hall in one event loop, over one store, on machines whose clocks a test sets."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta
from typing import Any

from parlour.core import registry
from parlour.core.game import Game
from parlour.hall.money.economy import STANDARD
from parlour.hall.people.chat import Talkers
from parlour.hall.play.commit import Append, commit
from parlour.hall.play.fair_play import Played
from parlour.store.database import Database
from parlour.table import timestamps
from parlour.table.match import Match
from parlour.table.seat import Seat
from parlour.table.terms import CASUAL, Terms
from parlour.web.bus.hint import Heard, Hint
from parlour.web.clock import now
from parlour.web.edge.limits import Limits
from parlour.web.jobs.follower import Follower
from parlour.web.jobs.scheduler import Scheduler
from parlour.web.kernels.warming import Warming
from parlour.web.lifespan import Lifespan
from parlour.web.live.attendance import Attendance
from parlour.web.live.chat import LobbyChat, Speech
from parlour.web.live.committer import Committer
from parlour.web.live.fair_play import being_played
from parlour.web.live.inboxes import Inboxes
from parlour.web.live.lobby import Lobby
from parlour.web.live.presence import Presence
from parlour.web.live.room import Room
from parlour.web.live.rooms import Rooms
from parlour.web.live.tables import Tables
from parlour.web.live.watchers import Watcher
from tests.table.playing import BLUE, NOW, RED, SECRET
from tests.web.visiting import PATIENCE, Thrifty

Message = dict[str, Any]


class Machine(Thrifty):
    """A machine whose clocks stand still until they are told to go on."""

    def __init__(self) -> None:
        self.passed = timedelta()

    def wall(self) -> int:
        """Return the time of day in milliseconds; it starts when the matches of the tests were made."""
        return timestamps.read(NOW) + self.steady()

    def steady(self) -> int:
        """Return the milliseconds that have passed, by a clock that runs evenly."""
        return self.passed // timedelta(milliseconds=1)

    def goes_on(self, **time: float) -> None:
        """Let so much time pass."""
        self.passed += timedelta(**time)


class Wire:
    """A bus for processes of one loop: every other process hears each hint, in order."""

    hears = True

    def __init__(self, name: str = "", others: "list[Wire] | None" = None) -> None:
        self.name = name
        self.said: list[tuple[str, Any]] = []
        self._others = [] if others is None else others
        self._waiting: asyncio.Queue[Hint] = asyncio.Queue()
        self._others.append(self)

    def say(self, where: str, about: Any = None) -> None:
        """Send a hint to the other processes."""
        self.said.append((where, about))
        for other in self._others:
            if other is not self:
                other._waiting.put_nowait(Hint(self.name, where, about))

    async def run(self, heard: Heard) -> None:
        """Handle the hints that come."""
        while True:
            await heard(await self._waiting.get())


class Ear:
    """A socket that remembers what it was sent, and whether it was closed."""

    def __init__(self) -> None:
        self.closed: int | None = None

    async def send_text(self, message: str) -> None:
        """Drop the message: tests look into the watcher's queue instead."""

    async def close(self, code: int, reason: str) -> None:
        """Remember the code with which the socket was closed."""
        self.closed = code


class Listener(Watcher):
    """A watcher that records its messages for a test."""

    def __init__(self, player: str = "eve") -> None:
        self.ear = Ear()
        super().__init__(self.ear, player, lambda _: b"")  # type: ignore[arg-type]  # an ear does for a socket
        self.told: list[Message] = []

    def send(self, message: bytes) -> None:
        """Record a message and send it."""
        self.told.append(json.loads(message))
        super().send(message)

    def heard(self, kind: str) -> list[Message]:
        """Return the recorded messages of one kind."""
        return [message for message in self.told if message["type"] == kind]


class Process:
    """One process of a hall, put together as the application does it, but without the web."""

    def __init__(self, store: Database, bus: Wire | None = None, attendance: Attendance | None = None) -> None:
        self.store = store
        self.bus = bus or Wire()
        self.attendance = attendance or Attendance()
        self.lobby = Lobby(self.bus)
        self.inboxes = Inboxes(store, self.bus)
        store.listen(self.inboxes.stir)
        self.lobby_chat = LobbyChat(Speech(store, Limits(enforced=False), Talkers.EVERYONE), self.lobby, self.bus)
        self.warming = Warming([registry.game("nim")])
        self.committer = Committer(store, self.lobby, self.bus, 1, self.played, self.attendance, STANDARD)
        self.rooms = Rooms(store, self.warming, self.committer)
        self.presence = Presence(self.rooms, self.lobby, self.inboxes, self.bus)
        self.tables = Tables(store, self.rooms, self.committer, self.lobby, self.bus, self.attendance)
        self.scheduler = Scheduler(store, self.committer.process, self.tables, self.attendance, self.warming.games)

    async def played(self, game: Game, players: Collection[str]) -> Played:
        """Return what people play of a game right now."""
        return await being_played(self.store, self.rooms, game, players)

    def follower(self) -> Follower:
        """Return the part that follows the other processes."""
        there = (self.rooms, self.tables, self.presence, self.lobby, self.inboxes, self.lobby_chat, self.warming)
        return Follower(self.store, self.committer.process, *there, self.bus)

    async def ready(self) -> "Process":
        """Return this process when its games can be played."""

        async def nobody_waits(_game: str) -> None:
            """Do nothing when a game is ready."""

        await self.warming.run(nobody_waits, Lifespan())
        return self

    async def room(self, match_id: str = "m") -> Room:
        """Return a room with a match as it stands now; the room hears of nothing by itself."""
        match = await self.store.load(match_id)
        assert match is not None
        return Room(match)

    async def plays(self, room: Room, command: str = "c") -> None:
        """Let the seat to move take one piece of the heap."""
        await self.committer.submit(room, lambda match: self.taking(match, match.to_act(), command))

    def taking(self, match: Match, seat: int | None, command: str) -> Append:
        """Return the writing of a move of a seat: it takes one, if it may."""
        return self.committer.append(match, [match.decide_act(seat, "take 1", command, now())])


async def dealt(
    store: Database, match_id: str = "m", terms: Terms = CASUAL, seats: Sequence[Seat] = (RED, BLUE)
) -> None:
    """Store a match of Nim whose first turn has come."""
    match = Match.create(match_id, registry.game("nim").rule_book.parse("nim:free+heap=40"), SECRET, now(), terms)
    for number, seat in enumerate(seats):
        entries = match.decide_seat(number, seat, None, now())
        assert await store.append(replace(commit(match, entries), created=number == 0))
        for entry in entries:
            match.evolve(entry)


async def until(condition: Callable[[], Awaitable[object]]) -> None:
    """Ask again and again until the condition holds. Asking waits on the store, so that other tasks run."""
    async with asyncio.timeout(PATIENCE):
        while not await condition():
            await asyncio.sleep(0)


@asynccontextmanager
async def going_on(*works: Callable[[Lifespan], Coroutine[Any, Any, None]]) -> AsyncIterator[None]:
    """Run parts of a process meanwhile. Require that they still run at the end, and close them."""
    lifespan = Lifespan()
    tasks = [asyncio.create_task(work(lifespan)) for work in works]
    try:
        yield
        assert not any(task.done() for task in tasks)
    finally:
        lifespan.close()
        await asyncio.gather(*tasks)
