"""The courier: it takes out of the hall what people want to hear elsewhere, at least once each."""

import asyncio
from collections.abc import Sequence
from itertools import groupby

import structlog

from parlour.hall.effects import Effect
from parlour.hall.notices.delivery import MOST_TRIES, Delivered, Delivery, Spread, Undelivered, next_try
from parlour.hall.notices.preferences import BrowserLeaves
from parlour.hall.ports import Store
from parlour.table import timestamps
from parlour.web.clock import now
from parlour.web.delivery.channels import Channels
from parlour.web.lifespan import Lifespan

log = structlog.get_logger()
LOOK_EVERY = 1.0  # seconds
LEASE = 600_000  # milliseconds: longer than the slowest of those that it takes along
AT_ONCE = 10


class Courier:
    """The courier of one process; of several each takes others."""

    def __init__(self, store: Store, channels: Channels) -> None:
        self._store = store
        self._channels = channels
        self._hands = asyncio.Semaphore(AT_ONCE)

    async def run(self, lifespan: Lifespan) -> None:
        """Deliver until the hall closes; a failing database is tried again."""
        while lifespan.open:
            try:
                await self.look()
            except Exception as error:  # what is on its way stays in the store
                log.error("nothing could be delivered", error=repr(error))
            await lifespan.rest(LOOK_EVERY)

    async def look(self) -> None:
        """Deliver what is due."""
        moment = now()
        if await self._store.deliveries.pending():
            await self._store.commit(Spread(moment))
        claim = await self._store.deliveries.claim(moment, timestamps.later(moment, LEASE))
        if claim.stale:
            await self._store.commit(Delivered(claim.stale))
        await asyncio.gather(*(self._deliver(together) for together in _together(claim.deliveries)))

    async def _deliver(self, deliveries: Sequence[Delivery]) -> None:
        async with self._hands:
            outcome = await self._channels.send(deliveries)
        one, ids = deliveries[0], [each.id for each in deliveries]
        effects: list[Effect] = [Delivered(ids)]
        if outcome == "later" and one.tries < MOST_TRIES:
            effects = [Undelivered(ids, next_try(one.tries, now()))]
        elif outcome == "gone" and one.browser is not None:
            effects.append(BrowserLeaves(one.browser.endpoint))
        if outcome != "arrived":
            log.warning("somebody could not be told", channel=one.channel, outcome=outcome, tries=one.tries)
        await self._store.commit(*effects)


def _together(deliveries: Sequence[Delivery]) -> list[list[Delivery]]:
    """Return the deliveries in groups: those that go in one mail, and every other by itself."""

    def same(one: Delivery) -> tuple[str, str]:
        return (one.notice.player, "" if one.channel == "mail" else one.id)

    return [list(group) for _who, group in groupby(sorted(deliveries, key=same), same)]
