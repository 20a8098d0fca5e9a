"""Rooms: the matches this process holds in memory, each a cache of its log."""

import asyncio
from collections.abc import Iterator, Sequence

import structlog

from parlour.core.refusal import NotFound, Unavailable
from parlour.hall.play.commit import Append
from parlour.hall.ports import Store
from parlour.table import timeouts
from parlour.table.match import Match
from parlour.web.clock import now
from parlour.web.kernels.warming import Warming
from parlour.web.live.cache import RoomCache
from parlour.web.live.committer import Committer
from parlour.web.live.room import Room

log = structlog.get_logger()


class Rooms:
    """All rooms of this process: loaded when somebody asks for them, let go when nobody is in them."""

    def __init__(self, store: Store, warming: Warming, committer: Committer) -> None:
        self._store = store
        self._warming = warming
        self._committer = committer
        self._rooms = RoomCache()
        self._loading = asyncio.Lock()

    def __iter__(self) -> Iterator[Room]:
        """Return those in memory now, also while others come and go."""
        return iter(self._rooms)

    async def room(self, match_id: str) -> Room:
        """Return the room of a match as it stands, also where other processes write."""
        room = await self.cached(match_id)
        if self._store.shared:
            await self.look(match_id)
        return room

    async def matches(self, ids: Sequence[str]) -> list[Match]:
        """Return several matches as they stand, also where other processes write."""
        known = {match_id: (await self.cached(match_id)).match.seq for match_id in ids}
        if self._store.shared:
            for grown in await self._store.grown(known):
                await self.look(grown)
        return [(await self.cached(match_id)).match for match_id in ids]

    async def cached(self, match_id: str) -> Room:
        """Return the room of a match as it is known here, rebuilt from the log if not in memory."""
        room = self._rooms.use(match_id)
        if room is None:
            async with self._loading:
                room = self._rooms.use(match_id) or await self._load(match_id)
        return room

    async def wake(self, ids: Sequence[str]) -> None:
        """Bring matches into memory; one whose kernels are not ready yet is left out, and woken when they are."""
        for match_id in ids:
            try:
                await self.room(match_id)
            except Unavailable as refusal:
                if refusal.code != "warming-up":
                    raise

    def here(self, match_id: str) -> Room | None:
        """Return the room of a match, if it is in memory: only then somebody can be in it."""
        return self._rooms.here(match_id)

    def weigh(self, room: Room) -> None:
        """Note what a room has grown by while somebody was in it."""
        self._rooms.weigh(room)

    async def look(self, match_id: str) -> None:
        """Take in what another process wrote at a match, if it is in memory here."""
        room = self._rooms.here(match_id)
        if room is not None:
            await self._committer.look(room)

    def watched(self) -> dict[str, int]:
        """Return the matches that somebody watches here, and how far their logs are known."""
        return {room.match.id: room.match.seq for room in self._rooms if room.watchers}

    async def close(self) -> None:
        """Stop all searches, and finish what is being written."""
        await self._committer.close([room for room in self if not room.idle])

    async def _load(self, match_id: str) -> Room:
        game = await self._store.game_of(match_id)
        if game is None:
            raise NotFound("unknown-match")
        self._warming.require(game)
        match = await self._store.load(match_id)
        if match is None:  # it was closed long ago, and has been cleared away just now
            raise NotFound("unknown-match")
        room = Room(match)
        await self._call_off(room)
        return self._keep(room)

    async def _call_off(self, room: Room) -> None:
        """End a match that today's rules cannot play on."""

        def if_diverged(match: Match) -> Append | None:
            entries = timeouts.decide_called_off(match, now())
            return self._committer.append(match, entries) if entries else None

        if room.match.diverged_at is not None and room.match.status == "live":
            log.warning("called off: its rules were changed", match=room.match.id, entry=room.match.diverged_at)
            await self._committer.submit(room, if_diverged)

    def _keep(self, room: Room) -> Room:
        self._rooms.keep(room)
        self._committer.wake(room)
        return room
