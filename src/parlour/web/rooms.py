"""Rooms: the matches this process holds in memory, and the order in which commands reach them."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import structlog

from parlour.core.refusal import Refusal
from parlour.hall import opening, studies
from parlour.hall.opening import Birth
from parlour.hall.ports import Append, Player, Store
from parlour.table.entry import Entry
from parlour.table.match import Match
from parlour.web.audience import Watcher
from parlour.web.house import House
from parlour.web.lobby import Lobby
from parlour.web.moment import now
from parlour.web.room import Room
from parlour.web.warming import Warming

log = structlog.get_logger()
Decision = Callable[[Match], list[Entry]]
T = TypeVar("T")
MOST_ROOMS = 2000  # kept in memory though nobody is in them
ID_BYTES, SECRET_BYTES = 9, 32  # 72 bits of a link, 256 of chance


def birth() -> Birth:
    """An id and a secret seed that nobody guesses, and the time."""
    return Birth(secrets.token_urlsafe(ID_BYTES), secrets.token_bytes(SECRET_BYTES), now())


async def _asked(work: Awaitable[T]) -> T:
    """What the store answers; its failure, logged, is a Refusal to the player."""
    try:
        return await work
    except Refusal:
        raise
    except Exception as error:  # whatever the database raises: the player must be told, and the hall goes on
        log.error("the store failed", error=repr(error))
        raise Refusal("not-saved") from error


class Rooms:
    """All rooms of this process. A command is decided, written down, and only then told."""

    def __init__(self, store: Store, warming: Warming, lobby: Lobby, bot_threads: int) -> None:
        self._store = store
        self._lobby = lobby
        self._warming = warming
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading = asyncio.Lock()
        self._running: set[asyncio.Task[Any]] = set()
        self._house = House(bot_threads, self._bot_acts)

    async def room(self, match_id: str) -> Room:
        """The room of a match, rebuilt from the log when it is not in memory."""
        room = self._rooms.get(match_id)
        if room is None:
            async with self._loading:
                room = self._rooms.get(match_id) or await self._load(match_id)
        self._rooms.move_to_end(match_id)
        return room

    async def _load(self, match_id: str) -> Room:
        game = await self._store.game_of(match_id)
        if game is None:
            raise Refusal("unknown-match")
        self._warming.require(game)
        match = await self._store.load(match_id)
        assert match is not None  # no match is ever deleted
        return self._keep(Room(match))

    def _keep(self, room: Room) -> Room:
        if len(self._rooms) >= MOST_ROOMS:
            for match_id in [match_id for match_id, kept in self._rooms.items() if kept.idle][: MOST_ROOMS // 10]:
                del self._rooms[match_id]
        self._rooms[room.match.id] = room
        self._house.wake(room)
        return room

    def leave(self, room: Room, watcher: Watcher) -> None:
        """A watcher goes."""
        room.watchers.discard(watcher)
        room.tell(room.presence())

    def show_out(self, player_id: str) -> None:
        """End the sockets of a player who is not known by them any more."""
        for room in self._rooms.values():
            for watcher in room.watchers:
                if watcher.player == player_id:
                    watcher.show_out()

    async def read_again(self, player_id: str) -> None:
        """Read the tables of a player anew: what their logs say about him was changed."""
        for room in list(self._rooms.values()):
            if room.match.seat_of(player_id) is not None:
                async with self._turn(room):
                    await self._read_again(room)

    async def resign_all(self, player_id: str) -> None:
        """Give up every match in which a player still sits."""

        def resign(match: Match) -> list[Entry]:
            return [match.decide_resign(match.seat_of(player_id), f"leave-{player_id}", now())]

        for listing in await self._store.listings("live", player_id, MOST_ROOMS):
            await self.command(listing.id, f"leave-{player_id}", resign)

    async def resume(self, game: str) -> None:
        """After a restart: wake the agents that sit at live matches of a game that is ready."""
        for match_id in await self._store.live_with_agents(game):
            await self.room(match_id)

    async def close(self) -> None:
        """Stop all searches, and finish what is being written."""
        self._house.close([room for room in self._rooms.values() if not room.idle])
        await asyncio.gather(*self._running, return_exceptions=True)

    async def open(self, append: Append) -> Room:
        """A new match: written down, then in memory."""
        return await self._to_the_end(self._open(append))

    async def _open(self, append: Append) -> Room:
        await _asked(self._store.append(append))
        room = Room(append.match)
        room.take(append.entries)
        self._lobby.stir()
        return self._keep(room)

    async def join(self, match_id: str, player: Player, bring: dict[str, Any] | None) -> Room:
        """Sit down on the free seat of a match."""

        async def run(room: Room) -> None:
            async with self._turn(room):
                await self._commit(room, opening.join(room.match, player, bring, now()))

        room = await self.room(match_id)
        await self._to_the_end(run(room))
        return room

    async def command(self, match_id: str, command: str, decide: Decision) -> Entry:
        """Run a command: decide, write down, then tell. A resent command is answered as it was."""
        room = await self.room(match_id)
        return await self._to_the_end(self._command(room, command, decide))

    async def _command(self, room: Room, command: str, decide: Decision) -> Entry:
        async with self._turn(room):
            entry = room.match.answered(command)
            if entry is None:
                entries = decide(room.match)
                entry = entries[0]
                await self._commit(room, opening.append(room.match, entries))
        return entry

    async def decide(self, match_id: str, decide: Decision) -> None:
        """What the hall itself decides at a table, if anything; that another process was faster is no harm."""
        room = await self.room(match_id)

        async def run() -> None:
            async with self._turn(room):
                entries = decide(room.match)
                if entries:
                    await self._commit(room, opening.append(room.match, entries))

        try:
            await self._to_the_end(run())
        except Refusal as refusal:
            if refusal.code != "out-of-date":
                raise

    async def rematch(self, match_id: str, player: Player) -> Room:
        """The match played again: opened by the first who asks, joined by the second."""
        room = await self.room(match_id)
        await self._to_the_end(self._offer_rematch(room, player))
        assert room.match.rematch is not None
        again = await self.room(room.match.rematch)
        seat = room.match.seat_of(player.id)
        if seat is not None and again.match.seat_of(player.id) is None:
            mine = room.match.seats[seat]
            await self.join(again.match.id, player, mine.bring if mine else None)
        return again

    async def _offer_rematch(self, room: Room, player: Player) -> None:
        async with self._turn(room):
            if room.match.rematch is None:
                play_again = studies.again if room.match.terms.study else opening.rematch
                append = play_again(room.match, player, birth())
                await self._open(append)
                entry = room.match.decide_rematch(append.match.id, now())
                await self._commit(room, opening.append(room.match, [entry]))

    @asynccontextmanager
    async def _turn(self, room: Room) -> AsyncIterator[None]:
        """One command at a time in a room, on a cache that agrees with the log; then the agents look at it."""
        async with room.lock:
            try:
                if room.stale:
                    await self._read_again(room)
                yield
            finally:
                self._house.wake(room)

    async def _read_again(self, room: Room) -> None:
        match = await _asked(self._store.load(room.match.id))
        if match is not None:
            room.catch_up(match)

    async def _commit(self, room: Room, append: Append) -> None:
        """Write down, and only once it is durable take it in and tell."""
        room.stale = True
        written = await _asked(self._store.append(append))
        if not written:
            # Another process wrote first: the log is right and this cache is old.
            await self._read_again(room)
            raise Refusal("out-of-date")
        room.stale = False
        if append.standing.status != append.match.status:
            self._lobby.stir()
        room.take(append.entries)

    async def _bot_acts(self, room: Room, seat: int, action: str, seq: int) -> None:
        """An agent's move, unless the match went on without it."""

        async def run() -> None:
            async with self._turn(room):
                if room.match.seq == seq:
                    entry = room.match.decide_act(seat, action, f"house-{seq + 1}", now())
                    await self._commit(room, opening.append(room.match, [entry]))

        await self._to_the_end(run())

    async def _to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Run to the end even if the caller goes away: what is written down must also be told."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)
