"""Ctrl-C and SIGTERM at any instant: a hall always stops, whatever it is doing and whoever stays connected."""

import asyncio
import random
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.crash.hosting import Server, hall_of
from tests.crash.load import Browser
from tests.crash.loaded import SEED, holds_under_load
from tests.rounds import each_in_rounds
from tests.store.databases import KINDS
from tests.web.visiting import PATIENCE

ROUNDS = {"sqlite": (2, 60), "postgresql": (1, 30), "two processes": (0, 30)}  # in `make test`, in `make siege`
WARM = 0.6  # of the rounds: in the others the signal comes while nothing can be played yet
TWICE = 0.3  # of the rounds: somebody presses Ctrl-C again at once
UPGRADE = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
ASKING = (
    "POST /api/challenges HTTP/1.1\r\nHost: hall\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    "GET /api/lobby/socket HTTP/1.1\r\nHost: hall\r\n" + UPGRADE.format(key="AAAAAAAAAAAAAAAAAAAAAA==") + "\r\n",
    "GET /api/status HTTP/1.1\r\nHost: hall\r\n",
)


@pytest.fixture
def hall(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[list[Server], str]]:
    """Yield the servers of a hall, one process or two, and its database."""
    with hall_of(1 if request.param in KINDS else 2, request.param, tmp_path) as made:
        yield made


def dawdlers(server: Server, stack: ExitStack) -> None:
    """Connect visitors that neither finish a request nor answer, each in another way."""
    for asked in ASKING:
        way = stack.enter_context(socket.create_connection(("127.0.0.1", server.port), PATIENCE))
        way.sendall(asked.encode())


@pytest.mark.crash
@pytest.mark.parametrize(("hall", "often"), each_in_rounds(ROUNDS), indirect=["hall"])
def test_a_hall_always_stops(hall: tuple[list[Server], str], often: int, figures: Callable[[str], None]) -> None:
    """Under stakes, trades, packs and tournaments a hall is stopped: its process ends, and its books agree."""
    servers, url = hall
    chance = random.Random(SEED)

    async def stop(_browsers: list[Browser]) -> None:
        server = chance.choice(servers)
        with ExitStack() as stack:
            dawdlers(server, stack)
            kind = chance.choice((signal.SIGINT, signal.SIGTERM))
            await asyncio.to_thread(server.stop, *[kind] * (1 + (chance.random() < TWICE)))
        await asyncio.to_thread(server.start, warm=chance.random() < WARM)

    figures(str(holds_under_load(servers, url, often, stop, chance)))
