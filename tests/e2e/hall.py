"""A real hall in a process of its own, which can be killed and started again on the same port and data."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests.ports import free_port

START = "from parlour.cli.app import main; main()"
PATIENCE = 600  # seconds in which kernels may have to be compiled on a busy machine; a deadline, not an expectation


class Hall:
    """`parlour serve` on a temporary data folder."""

    def __init__(self, data: Path, program: str = START) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.data = data
        self._program = program
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start and wait until the tables are warm."""
        command = [sys.executable, "-c", self._program, "serve", "--port", str(self.port), "--data", str(self.data)]
        with (self.data / "server.log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, env=dict(os.environ))
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.url}/api/status").json()["ready"]:
                    return
            except httpx.TransportError:
                pass
            assert self._process.poll() is None, (self.data / "server.log").read_text()
            time.sleep(0.1)
        raise AssertionError("the hall did not get warm")

    def kill(self) -> None:
        """kill -9."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """End it, whatever state it is in."""
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.wait()
