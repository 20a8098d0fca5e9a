"""Sockets: so many of one address may be open at this process, and each that is turned away is told why."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from parlour.core.refusal import Forbidden, Refusal, TooMany
from parlour.web.edge.guard import same_origin
from parlour.web.edge.limits import CALLING, SAYING, Limits, address
from parlour.web.edge.pace import Pace
from parlour.web.edge.problems import problem_json, wanted_language
from parlour.web.live.watchers import SIGNED_OUT
from parlour.web.live.written import written

HELD = 0.02  # seconds in which whoever says too much is not heard: a flood would keep the hall from all others
FOREIGN_PAGE, NOT_HERE, TRY_LATER = 4403, 4404, 1013
CLOSING = {"foreign-page": FOREIGN_PAGE, "unknown-browser": SIGNED_OUT, "unknown-token": SIGNED_OUT} | dict.fromkeys(
    ("warming-up", "warming-failed", "too-often", "too-many-sockets", "store-away", "not-saved"), TRY_LATER
)


class Sockets:
    """The sockets that are open at this process: `most` of one address, or any number for 0."""

    def __init__(self, limits: Limits, most: int) -> None:
        self._limits = limits
        self._most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def open(self, socket: HTTPConnection) -> Iterator[str]:
        """Count one more socket of this address, for as long as this lasts.

        Refuse another site's page, and an address that has enough.
        """
        if not same_origin(socket.headers):
            raise Forbidden("foreign-page")
        here = address(socket)
        if 0 < self._most <= self._open[here]:
            raise TooMany("too-many-sockets", most=self._most)
        self._open[here] += 1
        try:
            yield here
        finally:
            self._open[here] -= 1
            if not self._open[here]:
                del self._open[here]

    @property
    def count(self) -> int:
        """The number of open sockets."""
        return self._open.total()

    def pace(self, address: str, player: str, saying: Pace = SAYING) -> None:
        """Count one more message; a Refusal says when the next will be heard. An empty `player` is nobody."""
        if player:
            self._limits.take_here(saying, player)
        self._limits.take_here(CALLING, address)


async def answered(sockets: Sockets, socket: WebSocket, address: str, player: str) -> bytes:
    """Return the answer to whoever only listens, whatever they say: a pong, or that they say too much."""
    try:
        sockets.pace(address, player)
    except Refusal as refusal:
        await asyncio.sleep(HELD)
        problem = problem_json(refusal, wanted_language(socket))
        return written({"type": "refused", "command": None, "error": problem})
    return written({"type": "pong"})


async def turn_away(socket: WebSocket, refusal: Refusal) -> None:
    """Close a socket with the reason in words: of an answer to the handshake a page would learn nothing."""
    problem = problem_json(refusal, wanted_language(socket))
    with suppress(WebSocketDisconnect):  # nobody waited for it
        if socket.application_state is WebSocketState.CONNECTING:
            await socket.accept()
        await socket.send_json({"type": "refused", "command": None, "error": problem})
        await socket.close(CLOSING.get(refusal.code, NOT_HERE), refusal.code)
