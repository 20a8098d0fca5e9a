"""A crowd: a thousand watch one table, each hears every move, and the hall still answers everybody."""

import asyncio
import json
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.legal import actions
from tests.web.visiting import PATIENCE, Guest, serving

pytestmark = pytest.mark.siege  # it needs a thousand sockets

CROWD = 1_000
AT_ONCE = 50  # sockets opened together
MOVES = 3


async def _watching(url: str) -> ClientConnection:
    watcher = await connect(url, open_timeout=PATIENCE, max_size=None)
    await asyncio.wait_for(watcher.recv(), PATIENCE)  # the snapshot of the table
    return watcher


async def _heard(watcher: ClientConnection) -> list[int]:
    """Return the entries of which a watcher hears, up to the last move."""
    seen: list[int] = []
    while len(seen) < MOVES:
        message = json.loads(await asyncio.wait_for(watcher.recv(), PATIENCE))
        if message["type"] == "entry":
            seen.append(message["entry"]["seq"])
    return seen


def test_a_thousand_hear_every_move(tmp_path: Path) -> None:
    """A thousand watchers hear every move once and in order; nobody is cut off, and pages are answered meanwhile."""
    with serving(tmp_path, games="nim", rate_limits=False) as address, Guest(address) as red, Guest(address) as blue:
        match = red.open()
        blue.join(match)
        url = f"{address.replace('http', 'ws')}/api/matches/{match['id']}/socket"

        async def crowd() -> list[list[int]]:
            watchers: list[ClientConnection] = []
            for _ in range(CROWD // AT_ONCE):
                watchers += await asyncio.gather(*(_watching(url) for _ in range(AT_ONCE)))
            hearing = asyncio.gather(*map(_heard, watchers))
            await asyncio.to_thread(_play)
            heard = await hearing
            await asyncio.gather(*(watcher.close() for watcher in watchers))
            return heard

        def _play() -> None:
            seats = {"red": red, "blue": blue}
            for _ in range(MOVES):
                guest = seats[red.look(match)["to_act"]]
                with guest.at(match) as seat:
                    view = seat.hear("snapshot")["view"]
                    assert seat.act(actions(view)[0])["type"] == "accepted"

        heard = asyncio.run(crowd())
        first = heard[0][0]
        assert heard == [list(range(first, first + MOVES))] * CROWD
