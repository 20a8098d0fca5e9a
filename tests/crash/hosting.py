"""Halls whose processes stop, go on, and find no room to write."""

import os
import resource
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
import redis

from parlour.cli.app import main
from tests.forked import Program
from tests.served import Hall
from tests.store.databases import KINDS, fresh

REDIS = os.environ.get("PARLOUR_TEST_REDIS", "redis://127.0.0.1:6379/0")
GAME = "triple-triad"


def reachable_redis() -> str:
    """Return the URL of a Redis that answers, or skip the test if there is none."""
    try:
        redis.Redis.from_url(REDIS, socket_connect_timeout=30).ping()
    except redis.RedisError as error:
        pytest.skip(f"no Redis at {REDIS} (set PARLOUR_TEST_REDIS): {error}")
    return REDIS


class Server(Hall):
    """A hall of one game on a database, to which something happens."""

    def __init__(self, database: str, data: Path, program: Program = main, **settings: str) -> None:
        # Every match has its prize, so that the books need not know who has had one today.
        chosen = {"GAMES": GAME, "RATE_LIMITS": "false", "PRIZE_MOVES": "0", "PRIZES_A_DAY": "100", "TRADE_AFTER": "0"}
        chosen |= settings
        super().__init__(data, "--database", database, program=program, **chosen)

    def pause(self) -> None:
        """Stop the process for a while."""
        os.kill(self.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        """Let the process go on where it stopped."""
        os.kill(self.pid, signal.SIGCONT)

    def leave_room(self, size: int = resource.RLIM_INFINITY) -> None:
        """Let no file that the process writes grow beyond so many bytes, as on a full disk. Without a size, lift the
        limit.
        """
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    @property
    def tracebacks(self) -> int:
        """The number of tracebacks in the log."""
        return self.log.read_text().count("Traceback")


@contextmanager
def hall_of(
    processes: int, kind: str, folder: Path, program: Program = main, **settings: str
) -> Iterator[tuple[list[Server], str]]:
    """Yield the servers of a running hall of so many processes, and its database of that kind, or else PostgreSQL."""
    with ExitStack() as stack:
        url = stack.enter_context(fresh(kind if kind in KINDS else "postgresql", folder))
        chosen = {"REDIS": reachable_redis() if processes > 1 else "", **settings}
        servers = [Server(url, folder, program, **chosen) for _ in range(processes)]
        for server in servers:
            server.start()
            stack.callback(server.kill)
        yield servers, url
