"""The pulse of the hall: it looks for clocks at zero, and notes that it lives, so that its absence costs no time."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

import structlog

from parlour.core.game import Game
from parlour.core.refusal import Refusal
from parlour.hall import stakes
from parlour.hall.ports import Store
from parlour.hall.pulse import Beat
from parlour.table import moments, timeouts
from parlour.table.entry import Entry
from parlour.table.match import Match
from parlour.web.forfeits import call_time
from parlour.web.moment import now
from parlour.web.rooms import Rooms

log = structlog.get_logger()
LOOK_EVERY = 0.2  # seconds
BEAT_EVERY = 1000  # milliseconds, and the rest too
ABSENT = 3 * BEAT_EVERY  # who was silent for so long was not there
LEASE = 2000
MOST_PICKS = 50  # settled at one look


class Pulse:
    """Of one process; any number of them may beat at the same database."""

    def __init__(self, store: Store, rooms: Rooms, games: Sequence[Game]) -> None:
        self._store = store
        self._rooms = rooms
        self._games = games
        self._noted = 0
        self._awake: list[str] = []

    async def resume(self, game: str) -> None:
        """Give back to the running clocks of a game, now that it can be played, the time the hall was away."""
        seen = await self._store.pulse.last_beat()
        for match_id in await self._store.pulse.timed(game) if seen else ():
            await self._rooms.decide(match_id, lambda match: timeouts.decide_downtime(match, str(seen), now(), ABSENT))
        self._awake.append(game)

    async def run(self) -> None:
        """Beat for as long as the process lives; a failing database is tried again."""
        while True:
            try:
                await self._note()
                await self._look()
            except Exception as error:  # the next look may succeed, and no clock may stop for good
                log.error("the clocks could not be looked at", error=repr(error))
            await asyncio.sleep(LOOK_EVERY)

    async def _note(self) -> None:
        """Beat, unless a game whose clocks run cannot be played yet: for its players the hall is still away."""
        moment = now()
        asleep = [game.name for game in self._games if game.name not in self._awake]
        if moments.read(moment) - self._noted < BEAT_EVERY or any([await self._store.pulse.timed(g) for g in asleep]):
            return
        await self._store.commit(Beat(moment))
        await self._call_time(moment)
        self._noted = moments.read(moment)

    async def _call_time(self, moment: str) -> None:
        """End the rounds of tournaments that have lasted their time."""
        for name in await self._store.tournaments.due(moment):
            found = await self._store.tournaments.get(name)
            if found.game in self._awake:
                await call_time(self._rooms, found)

    async def _look(self) -> None:
        moment = now()
        for match_id in await self._store.pulse.claim_due(self._awake, moment, moments.later(moment, LEASE)):
            await self._rooms.decide(match_id, _time_out)
        await self._pick_for_the_late(moment)

    async def _pick_for_the_late(self, moment: str) -> None:
        """Where a winner did not pick his cards in time, the rule picks for him; of two processes one does."""
        before = moments.later(moment, -stakes.DAYS_TO_PICK * stakes.DAY)
        for won in await self._store.settlements.due(before, MOST_PICKS):
            match = await self._store.load(won.match)
            assert match is not None  # no match is ever deleted
            with suppress(Refusal):  # another process was faster
                await self._store.commit(*stakes.pick_by_lot(match, won, moment))


def _time_out(match: Match) -> list[Entry]:
    return timeouts.decide_timeout(match, now())
