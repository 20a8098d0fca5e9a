"""Watchers: one socket each. What its reader takes goes out at once; the rest waits in a bounded queue for a pump, so
that a reader who stopped stalls nobody.
"""

import asyncio
from collections import deque
from collections.abc import Callable

from starlette.websockets import WebSocket, WebSocketDisconnect

MOST_NEWS = 64  # messages to everybody that may wait for one slow reader
MOST_ANSWERS = 256  # answers to his own commands; who asks more without reading is shown the door
TOO_SLOW, SIGNED_OUT = 1008, 4401


class Watcher:
    """A socket in a room. News that overflow become one snapshot of how things stand then; answers always arrive."""

    def __init__(
        self,
        socket: WebSocket,
        player: str,
        snapshot: Callable[["Watcher"], bytes],
        put: Callable[[bytes], bool] | None = None,
    ) -> None:
        self.player = player
        self._socket = socket
        self._put = put  # sends at once, or says that it cannot
        self._pumping = False
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
        """Send news, or queue them; never wait."""
        if self._sent(message):
            return
        if len(self._news) >= MOST_NEWS:
            self._overflowed = True
            self._news.clear()
        if not self._overflowed:
            self._news.append(message)
        self._something.set()

    def answer(self, message: bytes) -> None:
        """Send the answer to a command of this watcher, or queue it after the news that go before it."""
        if self._sent(message):
            return
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
                    self._pumping = True
                    await self._socket.send_text(message.decode())
                    self._pumping = False
        except (WebSocketDisconnect, RuntimeError):
            return  # gone; the reading side of the socket cleans up

    def _sent(self, message: bytes) -> bool:
        """Whether a message went out at once: nothing waits before it, and whoever reads is not behind."""
        waits = self._pumping or self._leaving or self._overflowed or self._news or self._answers
        return not waits and self._put is not None and self._put(message)

    def _next(self) -> bytes | None:
        if self._overflowed:
            self._overflowed = False
            return self._snapshot(self)
        if self._news:
            return self._news.popleft()
        return self._answers.popleft() if self._answers else None
