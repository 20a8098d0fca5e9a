"""Quota: a limit on how often the hall calls each server outside within a day."""

from typing import Final

import structlog

from parlour.core.refusal import TooMany
from parlour.table.timestamps import SECOND
from parlour.web.edge.limits import Limits
from parlour.web.edge.pace import Pace
from parlour.web.environment import environment

log = structlog.get_logger()
DAY: Final = 24 * 3600  # seconds


class Quota:
    """A quota of calls: at most so many of one server, by its name or its address; any number for 0."""

    def __init__(self, limits: Limits, most: int) -> None:
        self._limits = limits
        self._pace = Pace("calls", most, DAY)
        self._spent: dict[str, int] = {}  # until when, by the clock that runs on evenly

    async def count(self, server: str) -> None:
        """Count one more call; raise "too-often" where there were enough.

        The host is told so once, until there may be more.
        """
        if self._pace.most == 0:
            return
        try:
            await self._limits.take(self._pace, server)
        except TooMany as refusal:
            moment = environment().steady()
            if self._spent.get(server, moment) <= moment:
                seconds = int(str(refusal.args_["seconds"]))
                self._spent[server] = moment + seconds * SECOND
                log.warning("a server is called no more today", server=server, most=self._pace.most, seconds=seconds)
            raise

    @property
    def spent(self) -> int:
        """The number of servers that are not called now."""
        moment = environment().steady()
        self._spent = {server: until for server, until in self._spent.items() if until > moment}
        return len(self._spent)
