"""Ports: where a hall of a test can listen, and listen again after it was killed."""

import os
import random
import socket
import tempfile
from pathlib import Path

from filelock import FileLock, Timeout

LISTENING = range(20_000, 32_000)  # below those from which a client's end of a connection is taken
CHANCE = random.SystemRandom()  # tests run side by side
CLAIMS = Path(tempfile.gettempdir()) / f"parlour-ports-{os.getuid()}"
_claimed: list[FileLock] = []  # as long as this process runs


def free_port() -> int:
    """A port nobody listens on now, which no connection to somewhere else will take while the hall is down, and no
    other test until this process has ended.
    """
    for port in CHANCE.sample(LISTENING, len(LISTENING)):
        if _claim(port) and _is_free(port):
            return port
    raise RuntimeError(f"no free port between {LISTENING.start} and {LISTENING.stop}")


def _claim(port: int) -> bool:
    """Whether no test had it: between being told of a port and listening there a hall may wait for another to open,
    and whoever found something answering there would take it for his own.
    """
    CLAIMS.mkdir(exist_ok=True)
    claim = FileLock(CLAIMS / str(port), blocking=False, is_singleton=False)
    try:
        claim.acquire()
    except Timeout:
        return False
    _claimed.append(claim)
    return True


def _is_free(port: int) -> bool:
    with socket.socket() as made:
        try:
            made.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True
