"""Limits: so many acts within a time for each person, counted over all processes together."""

import asyncio
from uuid import uuid4

import pytest
from starlette.requests import HTTPConnection

from parlour.core.refusal import Refusal
from parlour.web.edge.limits import Limits, address
from parlour.web.edge.pace import Pace
from parlour.web.environment import running_in
from tests.crash.hosting import reachable_redis
from tests.ports import free_port
from tests.web.edge.machine import Machine

PACE = Pace("test", 3, 3600)


async def used_up(*limits: Limits, who: str = "ann", here: bool = False) -> int:
    """Return how often a player may act, at all limits in turns, and close the limits."""
    try:
        return await _until_refused(limits, who, here)
    finally:
        for one in limits:
            await one.close()


async def _until_refused(limits: tuple[Limits, ...], who: str, here: bool) -> int:
    for taken in range(100):
        one = limits[taken % len(limits)]
        try:
            if here:
                one.take_here(PACE, who)
            else:
                await one.take(PACE, who)
        except Refusal as refusal:
            assert refusal.code == "too-often" and 0 < int(str(refusal.args_["seconds"])) <= PACE.seconds
            return taken
    return 100


def test_so_many_and_no_more() -> None:
    """A player who has used up their limit is refused; somebody else is not affected."""

    async def go() -> None:
        limits = Limits()
        assert await used_up(limits) == PACE.most
        assert await used_up(limits, who="ben") == PACE.most

    asyncio.run(go())


def test_a_clock_that_is_set_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Setting the time of day back or on lets nobody act more often. Who has waited may act, even if the time of day is
    the same again.
    """
    machine = Machine(monkeypatch)

    async def go() -> None:
        limits = Limits()
        assert await used_up(limits) == PACE.most
        for hours in (-1, 1, 2, -30, 28):
            machine.day += 3600 * hours
            assert await used_up(limits) == 0
        machine.even += 2 * PACE.seconds  # the time of day stays the same
        assert await used_up(limits) == PACE.most

    with running_in(machine):
        asyncio.run(go())


def test_limits_can_be_off() -> None:
    """Limits that are off, as for a load test, refuse nothing."""
    assert asyncio.run(used_up(Limits(enforced=False))) == 100


def test_processes_count_together() -> None:
    """The processes of one hall count together; another hall counts for itself."""
    redis, hall = reachable_redis(), uuid4().hex

    async def go() -> None:
        assert await used_up(Limits(redis, hall), Limits(redis, hall), Limits(redis, hall)) == PACE.most
        assert await used_up(Limits(redis, f"{hall} another")) == PACE.most

    asyncio.run(go())


def test_a_socket_waits_for_no_redis() -> None:
    """Each process counts what comes over sockets for itself."""
    redis, hall = reachable_redis(), uuid4().hex

    async def go() -> None:
        assert await used_up(Limits(redis, hall), Limits(redis, hall), here=True) == 2 * PACE.most
        assert await used_up(Limits(redis, hall)) == PACE.most

    asyncio.run(go())


def test_without_its_redis_a_process_counts_for_itself() -> None:
    """While Redis is away, a process counts for itself: nobody is free of limits, and nobody is shut out."""
    assert asyncio.run(used_up(Limits(f"redis://127.0.0.1:{free_port()}/0", "hall"))) == PACE.most


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "::ffff:192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_what_cannot_be_changed_at_will(host: str, counted: str) -> None:
    """An IPv6 address counts as the network of a household; anything else counts as it is."""
    assert address(HTTPConnection({"type": "http", "client": (host, 1)})) == counted
