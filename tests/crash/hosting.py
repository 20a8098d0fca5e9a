"""Hosting: `parlour serve` as a process of its own, which can be killed and started again on the same port."""

import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
import redis

from tests.ports import free_port
from tests.store.databases import KINDS, fresh
from tests.web.visiting import COMPILING, until

REDIS = os.environ.get("PARLOUR_TEST_REDIS", "redis://127.0.0.1:6379/0")
GAME = "triple-triad"
PARLOUR = ("-c", "from parlour.cli.app import main; main()")


def reachable_redis() -> str:
    """The URL of a Redis that answers; skips where there is none."""
    try:
        redis.Redis.from_url(REDIS, socket_connect_timeout=30).ping()
    except redis.RedisError as error:
        pytest.skip(f"no Redis at {REDIS} (set PARLOUR_TEST_REDIS): {error}")
    return REDIS


class Server:
    """A hall of one game; what it says goes into `log`. `program` is what Python runs."""

    def __init__(self, database: str, data: Path, program: Sequence[str] = PARLOUR, **settings: str) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = data / f"server-{self.port}.log"
        self._command = [sys.executable, *program, "serve", "--port", str(self.port), "--database", database]
        self._command += ["--data", str(data)]
        # Every match has its prize, so that the books that the load keeps need not know who has had one today.
        chosen = {"GAMES": GAME, "RATE_LIMITS": "false", "PRIZE_MOVES": "0", "PRIZES_A_DAY": "100", **settings}
        self._environment = {**os.environ, **{f"PARLOUR_{name}": value for name, value in chosen.items()}}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, warm: bool = True) -> None:
        """Start it and wait until its page answers, or until its game can be played."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log, env=self._environment)
        with httpx.Client(base_url=self.address) as client:

            def answers() -> bool:
                assert self._process is not None and self._process.poll() is None, self.log.read_text()
                try:
                    return bool(client.get("/api/status").json()["ready"]) or not warm
                except httpx.TransportError:
                    return False

            until(answers, "the server answers", COMPILING)

    @property
    def pid(self) -> int:
        """Of the process that runs."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """No goodbye: the process is gone at once."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def pause(self) -> None:
        """The process stands still."""
        os.kill(self.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        """It goes on where it stood."""
        os.kill(self.pid, signal.SIGCONT)

    def leave_room(self, size: int = resource.RLIM_INFINITY) -> None:
        """As on a disk that is full: no file it writes becomes longer than so many bytes. Without a size, as before."""
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    @property
    def tracebacks(self) -> int:
        """How often a traceback was logged."""
        return self.log.read_text().count("Traceback")


@contextmanager
def hall_of(processes: int, kind: str, folder: Path) -> Iterator[tuple[list[Server], str]]:
    """A hall that runs, of so many processes, on a kind of database or else on PostgreSQL, and the database."""
    with ExitStack() as stack:
        url = stack.enter_context(fresh(kind if kind in KINDS else "postgresql", folder))
        servers = [Server(url, folder, REDIS=reachable_redis() if processes > 1 else "") for _ in range(processes)]
        for server in servers:
            server.start()
            stack.callback(server.kill)
        yield servers, url
