"""The courier: each notice for outside arrives at least once, whichever process sends it, and even if one dies."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from parlour.hall.notices.delivery import Spread
from parlour.hall.notices.notice import Notice, Notify
from parlour.hall.notices.preferences import SetPreferences
from parlour.hall.people.accounts import Arrived
from parlour.hall.people.player import Player
from parlour.store.database import Database
from parlour.table import timestamps
from parlour.web.clock import now
from parlour.web.delivery.addresses import listed
from parlour.web.delivery.channels import Channels
from parlour.web.delivery.http_client import HttpClient
from parlour.web.delivery.push import Push, new_keys
from parlour.web.delivery.quota import Quota
from parlour.web.delivery.webhook import new_secret
from parlour.web.edge.limits import Limits
from parlour.web.environment import running_in
from parlour.web.jobs.courier import LEASE, Courier
from tests.store.databases import database_at
from tests.web.delivery.receiving import Receiver, receiving
from tests.web.jobs.test_clearing import Calendar

SAYS = {"name": "Ann", "game": "Nim"}
Work = Callable[[Database, Callable[[], Courier]], Awaitable[Any]]


def around(url: str, there: Receiver, work: Work) -> None:
    """Run the work in a hall that tells Ben by a web hook."""
    hosts = listed(there.address, "HOOKS")

    async def run() -> None:
        async with database_at(url) as store:
            await store.commit(Arrived(Player("ben", "Ben")))
            hook = {"hook": f"{there.address}/ben", "hook_secret": new_secret(bytes(24))}
            await store.commit(SetPreferences("ben", hook))
            client = HttpClient(hosts, Quota(Limits(), 0))
            channels = Channels(
                client, Push(new_keys(bytes(range(48))), "a@b.example"), None, hosts, "https://cards.example"
            )
            await work(store, lambda: Courier(store, channels))
            await client.close()

    asyncio.run(run())


def told(place: str) -> Notify:
    """Return a notice for Ben."""
    return Notify((Notice("ben", "declined", f"c{place}", now(), SAYS),))


def test_two_couriers_tell_it_once(url: str) -> None:
    with receiving(204) as there:

        async def work(store: Database, courier: Callable[[], Courier]) -> None:
            for place in range(5):
                await store.commit(told(str(place)))
            couriers = [courier(), courier()]
            for _ in range(3):
                await asyncio.gather(*(one.look() for one in couriers))

        around(url, there, work)
        ids = [one.headers["webhook-id"] for one in there.requests]
        assert len(ids) == len(set(ids)) == 5


def test_it_is_tried_again_until_it_arrives(url: str) -> None:
    """A failed delivery is tried again ever later, under the same id."""
    calendar = Calendar()
    with receiving(503, 503, 204) as there, running_in(calendar):

        async def work(store: Database, courier: Callable[[], Courier]) -> None:
            await store.commit(told("1"))
            for minutes in (0, 1, 1, 2, 60):
                calendar.turn(minutes=minutes)
                await courier().look()

        around(url, there, work)
        assert len(there.requests) == 3 and len({one.headers["webhook-id"] for one in there.requests}) == 1


def test_it_is_given_up_at_last(tmp_path: Path) -> None:
    calendar = Calendar()
    with receiving(503) as there, running_in(calendar):

        async def work(store: Database, courier: Callable[[], Courier]) -> None:
            await store.commit(told("1"))
            for _ in range(20):
                await courier().look()
                calendar.turn(days=1)

        around(f"sqlite:///{tmp_path / 'hall.db'}", there, work)
        assert len(there.requests) == 11


def test_what_a_dead_process_took_along_is_told_by_another(url: str) -> None:
    """A delivery that a dead process took is sent by another when its time has passed, and not earlier."""
    calendar = Calendar()
    with receiving(204) as there, running_in(calendar):

        async def work(store: Database, courier: Callable[[], Courier]) -> None:
            await store.commit(told("1"), Spread(now()))
            taken = await store.deliveries.claim(now(), timestamps.later(now(), LEASE))
            assert len(taken.deliveries) == 1  # it is never heard of again
            await courier().look()
            assert there.requests == []
            calendar.turn(milliseconds=LEASE + 1)
            await courier().look()
            assert len(there.requests) == 1

        around(url, there, work)
