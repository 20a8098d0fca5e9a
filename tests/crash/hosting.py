"""Hosting: `parlour serve` as a process of its own, which can be killed and started again on the same port."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
import redis
from tests.ports import free_port
from visiting import COMPILING, until

REDIS = os.environ.get("PARLOUR_TEST_REDIS", "redis://127.0.0.1:6379/0")
GAME = "triple-triad"
START = [sys.executable, "-c", "from parlour.cli.app import main; main()", "serve"]


def reachable_redis() -> str:
    """The URL of a Redis that answers; skips where there is none."""
    try:
        redis.Redis.from_url(REDIS, socket_connect_timeout=3).ping()
    except redis.RedisError as error:
        pytest.skip(f"no Redis at {REDIS} (set PARLOUR_TEST_REDIS): {error}")
    return REDIS


class Server:
    """A hall of one game; what it says goes into `log`."""

    def __init__(self, database: str, data: Path, **settings: str) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = data / f"server-{self.port}.log"
        self._command = [*START, "--port", str(self.port), "--database", database, "--data", str(data)]
        chosen = {"GAMES": GAME, "RATE_LIMITS": "false", **settings}
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

    def kill(self) -> None:
        """No goodbye: the process is gone at once."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    @property
    def tracebacks(self) -> int:
        """How often a traceback was logged."""
        return self.log.read_text().count("Traceback")
