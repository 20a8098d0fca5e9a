"""Ports: where a hall of a test can listen, and listen again after it was killed."""

import random
import socket

LISTENING = range(20_000, 32_000)  # below those from which a client's end of a connection is taken
CHANCE = random.SystemRandom()  # tests run side by side


def free_port() -> int:
    """A port nobody listens on now, which no connection to somewhere else will take while the hall is down."""
    for port in CHANCE.sample(LISTENING, len(LISTENING)):
        with socket.socket() as made:
            try:
                made.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise RuntimeError(f"no free port between {LISTENING.start} and {LISTENING.stop}")
