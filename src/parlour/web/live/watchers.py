"""Watchers: one socket each, a bounded queue and a pump, so that a reader who stopped stalls nobody."""

import asyncio
from collections import deque
from collections.abc import Callable

from starlette.websockets import WebSocket, WebSocketDisconnect

MOST_NEWS = 64  # messages to everybody that may wait for one slow reader
MOST_ANSWERS = 256  # answers to his own commands; who asks more without reading is shown the door
TOO_SLOW, SIGNED_OUT = 1008, 4401


class Watcher:
    """A socket in a room. News that overflow become one snapshot of how things stand then; answers always arrive."""

    def __init__(self, socket: WebSocket, player: str, snapshot: Callable[["Watcher"], bytes]) -> None:
        self.player = player
        self._socket = socket
        self._snapshot = snapshot
        self._news: deque[bytes] = deque()
        self._answers: deque[bytes] = deque()
        self._overflowed = False
        self._leaving = False
        self._something = asyncio.Event()

    def show_out(self) -> None:
        """Close the socket: whoever it was opened for is not behind it any more."""
        self._leaving = True
        self._something.set()

    def send(self, message: bytes) -> None:
        """Queue news without waiting."""
        if len(self._news) >= MOST_NEWS:
            self._overflowed = True
            self._news.clear()
        if not self._overflowed:
            self._news.append(message)
        self._something.set()

    def answer(self, message: bytes) -> None:
        """Queue the answer to a command of this watcher, after the news that go before it."""
        self._answers.append(message)
        self._something.set()

    async def pump(self) -> None:
        """Send what is queued, news before answers, until the socket goes."""
        try:
            while True:
                await self._something.wait()
                if self._leaving:
                    await self._socket.close(SIGNED_OUT, "signed out")
                    return
                if len(self._answers) > MOST_ANSWERS:
                    await self._socket.close(TOO_SLOW, "read the answers first")
                    return
                message = self._next()
                if message is None:
                    self._something.clear()
                else:
                    await self._socket.send_text(message.decode())
        except (WebSocketDisconnect, RuntimeError):
            return  # gone; the reading side of the socket cleans up

    def _next(self) -> bytes | None:
        if self._overflowed:
            self._overflowed = False
            return self._snapshot(self)
        if self._news:
            return self._news.popleft()
        return self._answers.popleft() if self._answers else None
