"""Nemeses: what can happen to a running hall, each longer than the clock of its players."""

import asyncio
import random
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest
import redis
from sqlalchemy import make_url

from tests.crash.hosting import Server, hall_of, reachable_redis
from tests.crash.proxy import Proxy
from tests.crash.skewed import as_told_in
from tests.store.databases import database_at, fresh

BANK = 10  # seconds on a player's clock: a busy machine takes half of it for a strike
STRIKE = BANK + 1  # seconds that a nemesis lasts
HOUR = 3600
HALF_WRITTEN = 4096  # bytes, less than SQLite writes at once
SET = 2  # seconds that a changed time of day lasts, at least
RUBBISH = (
    b"",
    b"\xff\xfe",
    b"{",
    b"[]",
    b"[1,2,3]",
    b'["a","match",{"a":[]}]',
    b'["a",null]',
    b'["a","out",{}]',
    b"0" * 99_999,
)
Strike = Callable[[random.Random], Awaitable[None]]


@dataclass(frozen=True)
class Beset:
    """A hall with its enemy: the processes, the database as doctor reaches it, and one strike from blow to recovery. It
    also says if the processes still answer meanwhile that their store is away.
    """

    servers: list[Server]
    database: str
    strike: Strike
    store_away: bool = False


@contextmanager
def stopped(folder: Path, kind: str = "sqlite", processes: int = 1) -> Iterator[Beset]:
    """Yield a hall of which a process is stopped and goes on, as on an overloaded machine."""
    with hall_of(processes, kind, folder) as (servers, url):

        async def strike(chance: random.Random) -> None:
            server = chance.choice(servers)
            server.pause()
            try:
                await asyncio.sleep(STRIKE)
            finally:
                server.go_on()

        yield Beset(servers, url, strike)


@contextmanager
def one_of_two_stopped(folder: Path) -> Iterator[Beset]:
    """Yield a hall of which one process is stopped while another goes on."""
    with stopped(folder, "postgresql", 2) as beset:
        yield beset


@contextmanager
def database_away(folder: Path) -> Iterator[Beset]:
    """Yield a hall whose PostgreSQL refuses connections, and then does not answer."""
    with ExitStack() as stack:
        url = stack.enter_context(fresh("postgresql", folder))
        there = make_url(url)
        proxy = stack.enter_context(Proxy(there.host or "127.0.0.1", there.port or 5432))
        through = there.set(host="127.0.0.1", port=proxy.port).render_as_string(False)
        server = Server(through, folder)
        server.start()
        stack.callback(server.kill)

        async def strike(chance: random.Random) -> None:
            for harm in chance.sample((proxy.cut, proxy.hold), 2):
                harm()
                await asyncio.sleep(STRIKE / 2)
                proxy.mend()

        yield Beset([server], url, strike, store_away=True)


@contextmanager
def disk_full(folder: Path) -> Iterator[Beset]:
    """Yield a hall whose disk, for SQLite and for its log, takes half of a write and then nothing."""
    if sys.platform != "linux":
        pytest.skip("only Linux limits the files of a process that runs (prlimit)")
    with hall_of(1, "sqlite", folder) as ((server,), url):
        ahead = Path(f"{make_url(url).database}-wal")

        async def strike(chance: random.Random) -> None:
            for size in (ahead.stat().st_size + chance.randrange(HALF_WRITTEN), 0):
                server.leave_room(size)
                await asyncio.sleep(STRIKE / 2)
            server.leave_room()

        yield Beset([server], url, strike, store_away=True)


@contextmanager
def clock_set(folder: Path) -> Iterator[Beset]:
    """Yield a hall whose time of day is put on by an hour, and then back."""
    told = folder / "time-of-day"
    told.write_text("0")
    with ExitStack() as stack:
        url = stack.enter_context(fresh("sqlite", folder))
        server = Server(url, folder, partial(as_told_in, told))
        server.start()
        stack.callback(server.kill)

        async def strike(chance: random.Random) -> None:
            for offset in (HOUR, 0):
                told.write_text(str(offset))
                await asyncio.sleep(SET + chance.random())

        yield Beset([server], url, strike)


@contextmanager
def rubbish_on_the_bus(folder: Path) -> Iterator[Beset]:
    """Yield a hall on whose Redis somebody says what no process would say."""
    with hall_of(2, "postgresql", folder) as (servers, url), redis.Redis.from_url(reachable_redis()) as bus:
        channel = f"parlour:{asyncio.run(_name(url))}"

        async def strike(chance: random.Random) -> None:
            for _ in range(50):
                bus.publish(channel, chance.choice(RUBBISH))
            await asyncio.sleep(chance.random())

        yield Beset(servers, url, strike)


async def _name(url: str) -> str:
    """Return the name of a hall on the bus."""
    async with database_at(url) as database:
        return await database.name()


NEMESES = {
    "a process stopped": stopped,
    "one of two stopped": one_of_two_stopped,
    "database away": database_away,
    "disk full": disk_full,
    "clock set": clock_set,
    "rubbish on the bus": rubbish_on_the_bus,
}
