"""`python -m tests.deploy.visitor ADDRESS [HOST_TOKEN]`: visit as browsers do, and print the match that was played."""

import asyncio
import json
import re
import sys
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from urllib.parse import urljoin
from uuid import uuid4

from websockets.asyncio.client import ClientConnection, connect

from tests.legal import actions
from tests.web.visiting import COMPILING, PATIENCE, Guest, Message, until

TRIAD = {"game": "triple-triad", "rules": "triple-triad:ffwtt+same+plus", "seat": "red"}


def look_around(guest: Guest) -> None:
    """Require the page and what it loads."""
    page = guest.http.get("/").raise_for_status()
    (script,) = re.findall(r'<script type="module"[^>]* src="([^"]+)"', page.text)
    assert "javascript" in guest.http.get(urljoin(str(page.url), script)).raise_for_status().headers["content-type"]


def become_host(guest: Guest, token: str) -> None:
    """Get an account, and with the token of the machine make it the hall's host."""
    guest.post("/api/me/claim", {"name": "Ann", "password": "a long password"}).raise_for_status()
    assert guest.post("/api/me/host", {"token": token}).raise_for_status().json()["role"] == "host"


@asynccontextmanager
async def at(guest: Guest, match: Message) -> AsyncIterator[ClientConnection]:
    """Yield a guest's socket at a table. One thread reads and writes: Python's TLS loses what two do at once."""
    url = f"{guest.address.replace('http', 'ws', 1)}/api/matches/{match['id']}/socket"
    cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    async with connect(url, additional_headers={"cookie": cookies}, open_timeout=PATIENCE, max_size=None) as made:
        yield made


async def told(socket: ClientConnection, kind: str) -> Message:
    """Return the next message of a kind."""
    while (message := json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))["type"] != kind:
        assert message["type"] != "refused", message
    return message  # type: ignore[no-any-return]  # JSON


async def play_out(ann: Guest, ben: Guest) -> Message:
    """Play a match from its first move to its last, both players at sockets."""
    match = ann.open(**TRIAD)
    ben.join(match)
    async with at(ann, match) as red, at(ben, match) as blue:
        seats = {"red": red, "blue": blue}
        views = [(name, (await told(seat, "snapshot"))["view"]) for name, seat in seats.items()]
        view = next(view for name, view in views if view["to_act"] == name)
        while (mover := view["to_act"]) is not None:
            act = {"type": "act", "command": uuid4().hex, "action": actions(view)[0]}
            await seats[mover].send(json.dumps(act))
            await told(seats[mover], "accepted")
            (other,) = (seat for name, seat in seats.items() if name != mover)
            view = (await told(other, "entry"))["entry"]["view"]
    return match


def main(address: str, *token: str) -> None:
    """Make the visit."""
    with ExitStack() as stack:
        ann, ben = (stack.enter_context(Guest(address)) for _ in range(2))
        look_around(ann)
        for one in token:
            become_host(ann, one)
        until(lambda: ann.http.get("/api/status").json()["ready"], "its games are compiled", COMPILING)
        match = asyncio.run(play_out(ann, ben))
        assert ben.look(match)["status"] == "over"
        sys.stdout.write(match["id"])


if __name__ == "__main__":
    main(*sys.argv[1:])
