"""Served: a program on a port of its own, stopped when it is no longer needed."""

import os
import socket
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from http.client import HTTPException
from pathlib import Path

from benchmarks.hall.asking import Browser

PATIENCE = 900  # seconds; kernels may have to be compiled first
LOOK_EVERY = 0.01


def free_port() -> int:
    """Return a port on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Served:
    """A process on a port; its output goes into a file of its folder."""

    def __init__(self, command: Sequence[str], port: int, folder: Path, settings: Mapping[str, str]) -> None:
        self.port = port
        self._said = folder / f"{port}.log"
        with self._said.open("ab") as log:
            self._process = subprocess.Popen(
                command, stdout=log, stderr=log, env={**os.environ, **settings}, cwd=folder
            )
        self._began = time.perf_counter()

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._process.pid

    def wait(self, path: str, ready: Callable[[object], bool] = lambda answer: True) -> float:
        """Return the seconds from the start until the answer at a path is ready."""
        while True:
            if self._process.poll() is not None or time.perf_counter() - self._began > PATIENCE:
                raise RuntimeError(f"the server does not answer: {self._said.read_text()[-2000:]}")
            try:
                with Browser(self.port) as browser:
                    if ready(browser.get(path)):
                        return time.perf_counter() - self._began
            except (OSError, HTTPException):
                pass  # it does not listen yet
            time.sleep(LOOK_EVERY)

    def stop(self) -> None:
        """Stop it and wait until it has."""
        self._process.terminate()
        self._process.wait()
