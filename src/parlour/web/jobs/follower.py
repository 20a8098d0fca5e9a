"""The follower: what the other processes of the hall tell, and what is found without being told.

The database is the truth. Hints on the bus only say where to look; once a second a process looks by itself.
"""

import asyncio
from typing import Any

import structlog

from parlour.hall.ports import Store
from parlour.table import timestamps
from parlour.web.bus.bus import Bus
from parlour.web.bus.hint import EVERYTHING, Hint
from parlour.web.bus.peers import SAY_EVERY
from parlour.web.clock import now
from parlour.web.kernels.warming import Warming
from parlour.web.lifespan import Lifespan
from parlour.web.live.bots import LEASE
from parlour.web.live.chat import LobbyChat, broadcast_here
from parlour.web.live.inboxes import Inboxes
from parlour.web.live.lobby import Lobby
from parlour.web.live.presence import Presence
from parlour.web.live.rooms import Rooms
from parlour.web.live.tables import Tables

log = structlog.get_logger()
LOOK_EVERY = 1.0  # seconds


class Follower:
    """The follower of one process of several."""

    def __init__(
        self,
        store: Store,
        process: str,
        rooms: Rooms,
        tables: Tables,
        presence: Presence,
        lobby: Lobby,
        inboxes: Inboxes,
        lobby_chat: LobbyChat,
        warming: Warming,
        bus: Bus,
    ) -> None:
        self._store = store
        self._process = process
        self._rooms = rooms
        self._tables = tables
        self._presence = presence
        self._lobby = lobby
        self._inboxes = inboxes
        self._lobby_chat = lobby_chat
        self._warming = warming
        self._bus = bus
        self._following = asyncio.Lock()  # one hint at a time

    async def run(self, lifespan: Lifespan) -> None:
        """Listen and look until the hall closes."""
        async with asyncio.TaskGroup() as tasks:
            listening = tasks.create_task(self._bus.run(self._heard))
            await self._look_around(lifespan)
            async with self._following:
                listening.cancel()

    async def _heard(self, hint: Hint) -> None:
        """Look where another process says; a hint that cannot be followed is not worth stopping for."""
        try:
            async with self._following:
                await self._follow(hint)
        except Exception as error:
            log.error("a hint of another process could not be followed", where=hint.where, error=repr(error))

    async def _follow(self, hint: Hint) -> None:
        match hint.where:
            case "match":
                room = self._rooms.here(hint.about)
                if room is not None and room.watchers:
                    await self._rooms.look(hint.about)
            case "line":
                await self._read(hint.about)
            case "table":
                self._presence.seen(hint.speaker, hint.about)
            case "here":
                self._lobby.seen(hint.speaker, hint.about)
            case "lobby":
                self._lobby.look_again()
            case "inbox":
                self._inboxes.look_at(hint.about)
            case "out":
                self._presence.show_out_here(hint.about)
            case "renamed":
                await self._tables.read_again_here(hint.about)
            case _ if hint.where == EVERYTHING:
                await self._look()
                self._lobby.look_again()
                self._say_who_is_here()

    async def _read(self, number: Any) -> None:
        line = await self._store.chat.line(number)
        if line is None:
            return
        if line.match is None:
            await self._lobby_chat.broadcast_here(line)
        elif (room := self._rooms.here(line.match)) is not None:
            broadcast_here(room, line)

    async def _look_around(self, lifespan: Lifespan) -> None:
        """Look again and again; a failing database is tried again."""
        said = 0.0
        while lifespan.open:
            await lifespan.rest(LOOK_EVERY)
            try:
                await self._look()
            except Exception as error:  # the next look may succeed
                log.error("nobody could look what other processes did", error=repr(error))
            said += LOOK_EVERY
            if said >= SAY_EVERY:
                said = 0.0
                self._say_who_is_here()
                if not self._bus.hears:
                    self._lobby.look_again()

    def _say_who_is_here(self) -> None:
        self._lobby.say_who_is_here()
        self._presence.say_who_is_here()

    async def _look(self) -> None:
        """Take in what others wrote where somebody watches, and play for the house where nobody does."""
        for match_id in await self._store.grown(self._rooms.watched()):
            await self._rooms.look(match_id)
        await self._inboxes.look()
        await self._store.card_sets.take_in()
        moment = now()
        games = [game.name for game in self._warming.games if self._warming.is_ready(game.name)]
        until = timestamps.later(moment, LEASE)
        await self._rooms.wake(await self._store.heartbeat.claim_turns(games, self._process, moment, until))
