"""The follower: what the other processes of the hall tell, and what is found without being told.

The database is the truth. Words on the bus only say where to look; once a second a process looks by itself.
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
from parlour.web.live.bots import LEASE
from parlour.web.live.chat import tell
from parlour.web.live.lobby import Lobby
from parlour.web.live.rooms import Rooms

log = structlog.get_logger()
LOOK_EVERY = 1.0  # seconds


class Follower:
    """Of one process of several."""

    def __init__(self, store: Store, rooms: Rooms, lobby: Lobby, warming: Warming, bus: Bus) -> None:
        self._store = store
        self._rooms = rooms
        self._lobby = lobby
        self._warming = warming
        self._bus = bus

    async def run(self) -> None:
        """Listen and look for as long as the process lives."""
        await asyncio.gather(self._bus.run(self._heard), self._look_around())

    async def _heard(self, word: Hint) -> None:
        """Look where another process says; a word that cannot be followed is not worth stopping for."""
        try:
            await self._follow(word)
        except Exception as error:
            log.error("a word of another process could not be followed", where=word.where, error=repr(error))

    async def _follow(self, word: Hint) -> None:
        match word.where:
            case "match":
                room = self._rooms.here(word.about)
                if room is not None and room.watchers:
                    await self._rooms.look(word.about)
            case "line":
                await self._read(word.about)
            case "table":
                self._rooms.seen(word.speaker, word.about)
            case "here":
                self._lobby.seen(word.speaker, word.about)
            case "lobby":
                self._lobby.look_again()
            case "out":
                self._rooms.show_out_here(word.about)
            case "renamed":
                await self._rooms.read_again_here(word.about)
            case _ if word.where == EVERYTHING:
                await self._look()
                self._lobby.look_again()
                self._say_who_is_here()

    async def _read(self, number: Any) -> None:
        line = await self._store.chat.line(number)
        room = None if line is None else self._rooms.here(line.match)
        if line is not None and room is not None:
            tell(room, line)

    async def _look_around(self) -> None:
        """Look again and again; a failing database is tried again."""
        said = 0.0
        while True:
            await asyncio.sleep(LOOK_EVERY)
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
        self._rooms.say_who_is_here()

    async def _look(self) -> None:
        """Take in what others wrote where somebody watches, and play for the house where nobody does."""
        for match_id in await self._store.grown(self._rooms.watched()):
            await self._rooms.look(match_id)
        moment = now()
        games = [game.name for game in self._warming.games if self._warming.is_ready(game.name)]
        until = timestamps.later(moment, LEASE)
        for match_id in await self._store.pulse.claim_turns(games, self._rooms.name, moment, until):
            await self._rooms.room(match_id)
