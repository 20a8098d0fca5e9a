"""Clearing: now and then a process closes tables that nobody joined, and forgets guests who never played.

It also forgets what people were told long ago, and what was said in the lobby. Hosts are told what was reported in a
week.
"""

import structlog

from parlour.hall.notices.notice import DAYS_KEPT, ForgetNotices
from parlour.hall.people import chat
from parlour.hall.people.chat import ForgetLines
from parlour.hall.people.moderation import TellWeek
from parlour.hall.play import clearing
from parlour.hall.play.clearing import Forget
from parlour.hall.ports import Store
from parlour.table import timestamps
from parlour.table.entry import Entry
from parlour.table.match import Match
from parlour.web.clock import now
from parlour.web.environment import environment
from parlour.web.kernels.warming import Warming
from parlour.web.lifespan import Lifespan
from parlour.web.live.tables import Tables

log = structlog.get_logger()
LOOK_EVERY = 1.0  # seconds
CLEAR_EVERY = 600_000  # milliseconds
MOST = 200  # tables, and guests, at a time
HOUR = 3_600_000  # milliseconds


class Clearing:
    """The clearing of one process; several do no harm.

    A table may wait so many `hours`, a guest stay away so many `days`; 0 for as long as they like.
    """

    def __init__(self, store: Store, tables: Tables, warming: Warming, hours: int, days: int) -> None:
        self._store = store
        self._tables = tables
        self._warming = warming
        self._hours = hours
        self._days = days

    async def run(self, lifespan: Lifespan) -> None:
        """Clear until the hall closes; a failing database is tried again."""
        due = environment().steady()
        while lifespan.open:
            if environment().steady() >= due:
                due = environment().steady() + CLEAR_EVERY
                try:
                    await self._clear()
                except Exception as error:  # it can wait
                    log.error("nothing could be cleared", error=repr(error))
            await lifespan.rest(LOOK_EVERY)

    async def _clear(self) -> None:
        moment = now()
        if self._hours:
            await self._close_forsaken(timestamps.later(moment, -self._hours * HOUR))
        await self._store.commit(ForgetNotices(timestamps.later(moment, -24 * DAYS_KEPT * HOUR), moment, MOST))
        await self._store.commit(ForgetLines(timestamps.later(moment, -24 * chat.DAYS_KEPT * HOUR), MOST))
        await self._store.commit(TellWeek(moment))
        if self._days:
            await self._store.commit(Forget(timestamps.later(moment, -24 * self._days * HOUR), MOST))

    async def _close_forsaken(self, before: str) -> None:
        def close(match: Match) -> list[Entry]:
            return clearing.close(match, self._hours, now())

        ready = [game.name for game in self._warming.games if self._warming.is_ready(game.name)]
        for match_id in await self._store.clearing.forsaken(ready, before, MOST):
            await self._tables.decide(match_id, close)
