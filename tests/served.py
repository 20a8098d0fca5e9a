"""Processes of `parlour serve`, which can be killed and started again on the same port and data."""

import os
from multiprocessing.process import BaseProcess
from pathlib import Path

import httpx

from parlour.cli.app import main
from tests.forked import Program, forked
from tests.ports import free_port
from tests.spent import begun, look_at
from tests.store.migrated import migrated
from tests.web.visiting import COMPILING, PATIENCE, until


class Hall:
    """A hall on a data folder, with settings and options of `parlour serve`; its output goes into `log`.

    Its public address may name a folder of its host.
    """

    def __init__(self, data: Path, *options: str, program: Program = main, folder: str = "", **settings: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}{folder}"
        if folder:
            settings["PUBLIC_URL"] = self.url
        self.data = data
        self.log = data / f"server-{self.port}.log"
        self._options = ("serve", "--port", str(self.port), "--data", str(data), *options)
        self._program = program
        self._settings = settings
        self._process: BaseProcess | None = None

    def start(self, warm: bool = True) -> None:
        """Start it and wait until its page answers, or until its games can be played."""
        if "--database" not in self._options:
            migrated(self.data)
        begun["halls"] += 1
        self._process = forked(self.log, *self._options, program=self._program, settings=self._settings)
        with httpx.Client(base_url=self.url) as client:

            def answers() -> bool:
                assert self._process is not None and self._process.is_alive(), self.log.read_text()
                try:
                    return bool(client.get("/api/status").json()["ready"]) or not warm
                except httpx.TransportError:
                    return False

            until(answers, "the server answers", COMPILING)

    @property
    def pid(self) -> int:
        """Return the id of the running process; an AssertionError with its log says that it has ended."""
        assert self._process is not None and self._process.pid is not None
        ended = self._process.exitcode
        assert ended is None, f"{self.url} has ended by itself ({ended}):\n{self.log.read_text()}"
        return self._process.pid

    def stop(self, *signals: int) -> None:
        """Send it signals, and wait until it has ended by itself; an AssertionError with its log says that it hangs."""
        assert self._process is not None
        look_at(f"http://127.0.0.1:{self.port}")
        for number in signals:
            os.kill(self.pid, number)
        self._process.join(PATIENCE)
        assert self._process.exitcode is not None, self.log.read_text()

    def kill(self) -> None:
        """Kill it with `kill -9`: the process is gone at once, whatever state it was in."""
        if self._process is not None:
            look_at(f"http://127.0.0.1:{self.port}")
            self._process.kill()
            self._process.join()
