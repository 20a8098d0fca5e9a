"""Ports on which a hall of a test can listen, and listen again after it was killed."""

import os
import random
import socket
import tempfile
from pathlib import Path

from filelock import FileLock, Timeout

LISTENING = range(20_000, 32_000)  # below the range from which outgoing connections get their ports
CHANCE = random.SystemRandom()  # tests run side by side
CLAIMS = Path(tempfile.gettempdir()) / f"parlour-ports-{os.getuid()}"
_claimed: list[FileLock] = []  # held as long as this process runs


def free_port() -> int:
    """Return a port on which nobody listens now.

    No outgoing connection takes it while the hall is down, and no other test until this process has ended.
    """
    for port in CHANCE.sample(LISTENING, len(LISTENING)):
        if _claim(port) and _is_free(port):
            return port
    raise RuntimeError(f"no free port between {LISTENING.start} and {LISTENING.stop}")


def _claim(port: int) -> bool:
    """Claim a port; return False if another test has it.

    Between getting a port and listening on it, a hall may wait for another one to open. Without a claim a test could
    then take another's hall for its own.
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
