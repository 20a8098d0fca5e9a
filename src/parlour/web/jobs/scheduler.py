"""The scheduler: it notes that the hall lives, so that its absence costs no time, and looks for clocks at zero."""

from collections.abc import Sequence
from contextlib import suppress

import structlog

from parlour.core.game import Game
from parlour.core.refusal import Refusal
from parlour.hall.cups.tournaments import Conclude, OpenCheckIn, StartInTime
from parlour.hall.effects import Effect
from parlour.hall.heartbeat import THE_HALL, Beat, Gone, Outage, Runs
from parlour.hall.money import winnings
from parlour.hall.ports import Store
from parlour.table import timeouts, timestamps
from parlour.table.clock import LONGEST_TURN, SECOND
from parlour.table.entry import Entry
from parlour.table.match import Match
from parlour.web.clock import now
from parlour.web.lifespan import Lifespan
from parlour.web.live.attendance import OTHER_ABSENT, Attendance
from parlour.web.live.forfeits import call_time
from parlour.web.live.tables import Tables

log = structlog.get_logger()
LOOK_EVERY = 0.2  # seconds
LEASE = 2000  # milliseconds
MOST_PICKS = 50  # settled at one look
SECONDS = len("2026-01-01T00:00:00")


class Scheduler:
    """The scheduler of one process; any number of them may beat at the same database."""

    def __init__(
        self, store: Store, process: str, tables: Tables, attendance: Attendance, games: Sequence[Game]
    ) -> None:
        self._store = store
        self._process = process
        self._tables = tables
        self._attendance = attendance
        self._games = games
        self._known = 0  # the number of the last outage that was heard of
        self._awake: list[str] = []
        self._seen = ""  # the second in which this process last said that it runs
        self._beats = False  # False before the first beat, whose outage is only the time before the start

    async def arrive(self) -> None:
        """Say that this process runs, and begin where the hall was last seen alive.

        From then until the first beat it was away. A hall that nobody has seen yet is seen now: it may end before a
        beat is due.
        """
        await self._run()
        beats = await self._store.heartbeat.beats()
        if beats:
            self._attendance.absent_since(timestamps.read(max(beats.values())))
        else:
            await self._store.commit(Beat(self._process, now()))
        long_ago = timestamps.later(now(), -OTHER_ABSENT)
        others = {**await self._store.heartbeat.running(), **beats}
        for one in (THE_HALL, self._process):
            others.pop(one, None)
        old = [name for name, time in others.items() if not self._store.shared or time < long_ago]
        for name in old:
            await self._store.commit(Gone(name))
        await self._hear()

    async def leave(self) -> None:
        """Say that nobody need wait for this process; if the store is away, the others find out by themselves."""
        try:
            await self._store.commit(Gone(self._process))
        except Exception as error:  # whatever the database raises: the process ends all the same
            log.error("nobody could be told that this process ends", error=repr(error))

    def resume(self, game: str) -> None:
        """Note that a game can be played now; the hall is there for its players from the next beat on."""
        self._awake.append(game)

    async def run(self, lifespan: Lifespan) -> None:
        """Beat until the hall closes; a failing database is tried again."""
        while lifespan.open:
            try:
                await self._beat()
                if self._attendance.present:
                    await self._look()
            except Exception as error:  # the next look may succeed, and no clock may stop for good
                log.error("the clocks could not be looked at", error=repr(error))
            await lifespan.rest(LOOK_EVERY)

    async def _run(self) -> None:
        """Say that this process runs, once a second."""
        moment = now()
        if moment[:SECONDS] != self._seen:
            await self._store.commit(Runs(self._process, moment))
            self._seen = moment[:SECONDS]

    async def _beat(self) -> None:
        """Beat, unless a game whose clocks run cannot be played yet: for its players the hall is still away."""
        asleep = [game.name for game in self._games if game.name not in self._awake]
        if not self._attendance.beat_due():
            return
        if any([await self._store.heartbeat.timed(game) for game in asleep]):
            await self._run()
            return
        news = self._attendance.news()
        outages = [Outage(timestamps.write(since), timestamps.write(until)) for since, until in news.outages]
        gone = [Gone(name) for name in news.forgotten]
        await self._store.commit(*outages, *gone, Beat(self._process, news.at.moment))
        self._attendance.beat(news)
        for outage in outages if self._beats else ():
            log.warning("the hall was away", since=outage.since, until=outage.until)
        self._beats = True
        await self._hear()
        if self._attendance.present:
            await self._tables.give_back()
            await self._tend_tournaments(news.at.moment)

    async def _hear(self) -> None:
        """Hear what the other processes wrote: an outage is read with the beat that ended it, or before."""
        beats = await self._store.heartbeat.beats()
        outages = await self._store.heartbeat.outages(self._known)
        self._attendance.go(await self._store.absences.lasting(timestamps.later(now(), -LONGEST_TURN * SECOND)))
        self._attendance.heard({name: beats[name] for name in beats if name not in (THE_HALL, self._process)})
        self._attendance.record(*((timestamps.read(one.since), timestamps.read(one.until)) for _number, one in outages))
        self._known = max([self._known, *(number for number, _outage in outages)])

    async def _tend_tournaments(self, moment: str) -> None:
        """Open check-in, start tournaments whose time has come, and end rounds and seasons that have lasted theirs."""
        kept = self._store.tournaments
        for name in await kept.to_open(moment):
            await self._tried(OpenCheckIn(name, moment))
        for name in await kept.to_start(moment):
            if (await kept.get(name)).game in self._awake:
                await self._tried(StartInTime(name, moment))
        for name in await kept.due(moment):
            found = await kept.get(name)
            if found.game in self._awake:
                await call_time(self._tables, found)
                if found.form == "ladder":
                    await self._tried(Conclude(name, moment))

    async def _tried(self, effect: Effect) -> None:
        """Write it, unless another process was faster."""
        try:
            await self._store.commit(effect)
        except Refusal as refusal:
            if refusal.code != "tournament-closed":
                raise

    async def _look(self) -> None:
        moment = now()
        for match_id in await self._store.heartbeat.claim_due(self._awake, moment, timestamps.later(moment, LEASE)):
            await self._tables.decide(match_id, _time_out)
        await self._pick_for_the_late(moment)
        await self._remind_the_late(moment)

    async def _pick_for_the_late(self, moment: str) -> None:
        """Pick by the rule for winners who did not pick their cards in time; of two processes one does."""
        before = timestamps.later(moment, -winnings.DAYS_TO_PICK * winnings.DAY)
        for won in await self._store.settlements.due(before, MOST_PICKS):
            match = await self._store.load(won.match)
            assert match is not None  # no match is ever deleted
            with suppress(Refusal):  # another process was faster
                await self._store.commit(*winnings.pick_by_lot(match, won, moment))

    async def _remind_the_late(self, moment: str) -> None:
        """Remind winners who have not picked yet, before the rule does; of two processes one does."""
        before = timestamps.later(moment, winnings.REMINDED - winnings.DAYS_TO_PICK * winnings.DAY)
        for won in await self._store.settlements.unreminded(before, MOST_PICKS):
            match = await self._store.load(won.match)
            assert match is not None  # no match is ever deleted
            with suppress(Refusal):  # it was picked meanwhile, or another process was faster
                await self._store.commit(winnings.remind(match, won, moment))


def _time_out(match: Match) -> list[Entry]:
    return timeouts.decide_timeout(match, now())
