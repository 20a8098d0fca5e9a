"""Rooms: the matches this process holds in memory, and the order in which commands reach them."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, TypeVar

import structlog

from parlour.core.game import Game
from parlour.core.refusal import Refusal
from parlour.hall.confidential import Confidential
from parlour.hall.money.economy import Economy
from parlour.hall.people.player import Player
from parlour.hall.play import opening, studies
from parlour.hall.play.commit import Append, commit
from parlour.hall.play.match_identity import MatchIdentity
from parlour.hall.ports import Store
from parlour.table import timeouts
from parlour.table.entry import Entry
from parlour.table.match import PUBLIC_NONCE, Match
from parlour.web.bus.bus import Bus
from parlour.web.clock import now
from parlour.web.environment import environment
from parlour.web.kernels.warming import Warming
from parlour.web.live.attendance import Attendance
from parlour.web.live.bots import Bots, Turns
from parlour.web.live.lobby import Lobby
from parlour.web.live.room import Room
from parlour.web.live.watchers import Watcher

log = structlog.get_logger()
Decision = Callable[[Match], list[Entry]]
T = TypeVar("T")
MOST_DECISIONS = 20  # of one command, when other processes are faster again and again
MOST_ROOMS = 2000  # kept in memory though nobody is in them
ID_BYTES, SECRET_BYTES = 9, 32  # 72 bits of a link, 256 of chance


def new_identity() -> MatchIdentity:
    """An id and a secret seed that nobody guesses, and the time."""
    return MatchIdentity(environment().token(ID_BYTES), environment().secret(SECRET_BYTES), now())


async def _asked(work: Awaitable[T]) -> T:
    """What the store answers; its failure, logged, is a Refusal to the player."""
    try:
        return await work
    except Refusal:
        raise
    except Exception as error:  # whatever the database raises: the player must be told, and the hall goes on
        log.error("the store failed", error=repr(error))
        raise Refusal("not-saved") from error


def _rematch(match: Match, player: Player, new: MatchIdentity, nonce: str) -> Append | None:
    """The match once more, opened and noted in one transaction; nothing when it is noted already."""
    if match.rematch is not None:
        return None
    play_again = studies.again if match.terms.study else opening.rematch
    again = play_again(match, player, new, nonce)
    noted = commit(match, [match.decide_rematch(again.match.id, now())])
    return replace(noted, effects=(again,))


class Rooms:
    """All rooms of this process. A command is decided, written down, and only then told."""

    def __init__(
        self,
        store: Store,
        warming: Warming,
        lobby: Lobby,
        bus: Bus,
        bot_threads: int,
        attendance: Attendance,
        economy: Economy,
    ) -> None:
        self.name = secrets.token_urlsafe(ID_BYTES)  # of this process, for what it has alone for a time
        self._store = store
        self._lobby = lobby
        self._economy = economy
        self._bus = bus
        self._warming = warming
        self._attendance = attendance
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading = asyncio.Lock()
        self._running: set[asyncio.Task[Any]] = set()
        self._bots = Bots(bot_threads, self._bot_acts, Turns(store, self.name))

    async def room(self, match_id: str) -> Room:
        """The room of a match as it stands, also where other processes write."""
        room = await self._room(match_id)
        if self._store.shared:
            await self.look(match_id)
        return room

    async def look(self, match_id: str) -> None:
        """Take in what another process wrote at a match, if it is in memory here."""
        room = self._rooms.get(match_id)
        if room is not None:
            async with self._turn(room):
                await self._follow(room)

    def watched(self) -> dict[str, int]:
        """The matches somebody watches here, and how far their logs are known."""
        return {match_id: room.match.seq for match_id, room in self._rooms.items() if room.watchers}

    async def _room(self, match_id: str) -> Room:
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
        if match is None:  # it was closed long ago, and has been cleared away just now
            raise Refusal("unknown-match")
        room = Room(match)
        await self._call_off(room)
        return self._keep(room)

    async def _call_off(self, room: Room) -> None:
        """End a match that today's rules cannot play on."""

        def if_strayed(match: Match) -> Append | None:
            entries = timeouts.decide_called_off(match, now())
            return self._append(match, entries) if entries else None

        if room.match.strayed is not None and room.match.status == "live":
            log.warning("called off: its rules were changed", match=room.match.id, entry=room.match.strayed)
            await self._to_the_end(self._settle(room, if_strayed))

    def _keep(self, room: Room) -> Room:
        if len(self._rooms) >= MOST_ROOMS:
            for match_id in [match_id for match_id, kept in self._rooms.items() if kept.idle][: MOST_ROOMS // 10]:
                del self._rooms[match_id]
        self._rooms[room.match.id] = room
        self._bots.wake(room)
        return room

    def enter(self, room: Room, watcher: Watcher) -> None:
        """A watcher comes, and is told who is here."""
        room.watchers.add(watcher)
        self._tell_presence(room)

    def leave(self, room: Room, watcher: Watcher) -> None:
        """A watcher goes."""
        room.watchers.discard(watcher)
        self._tell_presence(room)

    def _tell_presence(self, room: Room) -> None:
        def tell() -> None:
            room.tell(room.presence())
            self._bus.say("table", room.here())

        room.lull.stir(len(room.watchers), tell)

    def seen(self, speaker: str, here: dict[str, Any]) -> None:
        """Another process tells who watches a match there."""
        room = self._rooms.get(here["match"])
        if room is None:
            return
        if room.watchers and not room.elsewhere.knows(speaker):
            self._bus.say("table", room.here())
        if room.elsewhere.said(speaker, here):
            room.tell(room.presence())

    def say_who_is_here(self) -> None:
        """Tell the other processes who watches here, and let go of who watched at processes that are silent."""
        for room in self._rooms.values():
            if room.watchers:
                self._bus.say("table", room.here())
            if room.elsewhere.forget_silent():
                room.tell(room.presence())

    def line(self, number: int) -> None:
        """A line of a table was written or changed: the other processes tell it too."""
        self._bus.say("line", number)

    def here(self, match_id: str) -> Room | None:
        """The room of a match, if it is in memory: only then somebody can be in it."""
        return self._rooms.get(match_id)

    def show_out(self, player_id: str) -> None:
        """End the sockets of a player who is not known by them any more, at every process."""
        self.show_out_here(player_id)
        self._bus.say("out", player_id)

    def show_out_here(self, player_id: str) -> None:
        """End the sockets of a player at this process."""
        self._lobby.show_out(player_id)
        for room in self._rooms.values():
            for watcher in room.watchers:
                if watcher.player == player_id:
                    watcher.show_out()

    async def read_again(self, player_id: str) -> None:
        """Read the tables of a player anew, at every process: what their logs say about him was changed."""
        await self.read_again_here(player_id)
        self._bus.say("renamed", player_id)

    async def read_again_here(self, player_id: str) -> None:
        """Read the tables of a player anew at this process."""
        for room in list(self._rooms.values()):
            if room.match.seat_of(player_id) is not None:
                async with self._turn(room):
                    match = await _asked(self._store.load(room.match.id))
                    if match is not None:
                        room.catch_up(match)

    async def resign_all(self, player_id: str) -> None:
        """Give up every match in which a player still sits."""

        def resign(match: Match) -> list[Entry]:
            return [match.decide_resign(match.seat_of(player_id), f"leave-{player_id}", now())]

        for listing in await self._store.listings("live", player_id, MOST_ROOMS):
            await self.command(listing.id, f"leave-{player_id}", resign)

    async def call_off_outdated(self, game: Game) -> None:
        """After an upgrade: look at every match that began under older rules of a game that is ready."""
        for match_id in await self._store.dealt_before(game.name, game.revision):
            await self.room(match_id)

    async def resume(self, game: str) -> None:
        """After a restart: wake the agents that sit at live matches of a game that is ready."""
        for match_id in await self._store.live_with_agents(game):
            await self.room(match_id)

    async def close(self) -> None:
        """Stop all searches, and finish what is being written."""
        self._bots.close([room for room in self._rooms.values() if not room.idle])
        await asyncio.gather(*self._running, return_exceptions=True)

    async def join(
        self,
        match_id: str,
        player: Player,
        bring: dict[str, Any] | None,
        key: str | None = None,
        nonce: str = PUBLIC_NONCE,
    ) -> Room:
        """Sit down on the free seat of a match. Whoever sits there by the same command already is welcome."""
        command = f"sit-{key}" if key else None

        def once(match: Match) -> Append | None:
            if command and match.seat_of(player.id) is not None and match.answered(command):
                return None
            return opening.join(match, player, bring, now(), command, nonce)

        room = await self._room(match_id)
        try:
            await self._to_the_end(self._settle(room, once))
        except Confidential as confidential:
            told = confidential.told(player.id)
            if told is confidential:
                lapse = confidential.lapse()
                await self.decide(match_id, lambda match: match.decide_close(lapse, now()))
                told = Refusal("table-closed")
            raise told from None
        return room

    async def command(self, match_id: str, command: str, decide: Decision) -> Entry:
        """Run a command: decide, write down, then tell. A resent command is answered as it was."""

        def once(match: Match) -> Append | None:
            return None if match.answered(command) else self._append(match, decide(match))

        room = await self._room(match_id)
        await self._to_the_end(self._settle(room, once))
        entry = room.match.answered(command)
        assert entry is not None, "it was written, now or before"
        return entry

    async def decide(self, match_id: str, decide: Decision) -> None:
        """What the hall itself decides at a table, if anything."""

        def if_anything(match: Match) -> Append | None:
            entries = decide(match)
            return self._append(match, entries) if entries else None

        await self._to_the_end(self._settle(await self.room(match_id), if_anything))

    async def give_back(self) -> None:
        """Give the running clocks of all rooms in memory back what the hall took from them; the others get it when
        something happens there, a clock at zero at the latest.
        """
        for match_id in [match_id for match_id, room in self._rooms.items() if self._attendance.owed(room.match)]:
            await self.decide(match_id, lambda _match: [])

    async def rematch(
        self, match_id: str, player: Player, new: MatchIdentity, nonce: str, given_for: str | None
    ) -> Room:
        """The match played again: opened by the first who asks, as this new match, joined by the second.

        `given_for` is the table, by its id, whose commitment was known when the nonce was given; refused at another.
        """
        room = await self.room(match_id)
        await self._to_the_end(self._settle(room, lambda match: _rematch(match, player, new, nonce)))
        self._lobby.stir()
        assert room.match.rematch is not None
        if given_for not in (None, room.match.rematch):
            raise Refusal("rematch-waits")
        again = await self.room(room.match.rematch)
        seat = room.match.seat_of(player.id)
        if seat is not None and again.match.seat_of(player.id) is None:
            mine = room.match.seats[seat]
            await self.join(again.match.id, player, mine.bring if mine else None, nonce=nonce)
        return again

    @asynccontextmanager
    async def _turn(self, room: Room) -> AsyncIterator[None]:
        """One command at a time in a room, on a cache that agrees with the log; then the agents look at it."""
        async with room.lock:
            try:
                if room.stale:
                    await self._follow(room)
                yield
            finally:
                self._bots.wake(room)

    async def _follow(self, room: Room) -> bool:
        """Take in what the log says and this cache does not know; whether there was anything."""
        missed = await _asked(self._store.since(room.match.id, room.match.seq))
        room.stale = False
        room.take(missed)
        return bool(missed)

    async def _settle(self, room: Room, decide: Callable[[Match], Append | None]) -> None:
        """Write down what is decided on the match as it stands, if anything, and only once it is durable tell it.

        What was decided, or refused, on a match that another process had moved on is decided again. Time that is owed
        to the running clock is given back first.
        """
        async with self._turn(room):
            while owed := self._attendance.owed(room.match):
                if await self._written(room, self._append(room.match, owed)):
                    break  # what is owed grows for as long as the hall is away
            for _ in range(MOST_DECISIONS):
                try:
                    append = decide(room.match)
                except Refusal:
                    if not await self._follow(room):
                        raise
                    continue
                if append is None or await self._written(room, append):
                    return
        raise Refusal("out-of-date")

    async def _written(self, room: Room, append: Append) -> bool:
        """Write down, then take in and tell; False when another process wrote first, and this cache has followed."""
        room.stale = True
        if not await _asked(self._store.append(append)):
            await self._follow(room)
            return False
        room.stale = False
        if append.standing.status != append.match.status:
            self._lobby.stir()
        room.take(append.entries)
        self._bus.say("match", room.match.id)
        return True

    async def _bot_acts(self, room: Room, seat: int, action: str, seq: int) -> None:
        """An agent's move, unless the match went on without it."""

        def move(match: Match) -> Append | None:
            if match.seq != seq:
                return None
            return self._append(match, [match.decide_act(seat, action, f"house-{seq + 1}", now())])

        await self._to_the_end(self._settle(room, move))

    def _append(self, match: Match, entries: Sequence[Entry]) -> Append:
        """Entries for a match's log, with what follows from them in this hall."""
        return commit(match, entries, economy=self._economy)

    async def _to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Run to the end even if the caller goes away: what is written down must also be told."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)
