"""Watchers: one socket each, a bounded queue and a pump, so that a reader who stopped stalls nobody."""

import asyncio
from collections.abc import Callable
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

QUEUE = 64
Message = dict[str, Any]


class Watcher:
    """A socket in a room. What overflows its queue becomes one snapshot of the state of things then."""

    def __init__(self, socket: WebSocket, player: str, snapshot: Callable[["Watcher"], Message]) -> None:
        self.player = player
        self._socket = socket
        self._snapshot = snapshot
        self._queue: asyncio.Queue[Message] = asyncio.Queue(QUEUE)
        self._overflowed = False

    def send(self, message: Message) -> None:
        """Queue a message without waiting."""
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self._overflowed = True

    async def pump(self) -> None:
        """Send what is queued, one after another, until the socket goes."""
        while True:
            message = await self._queue.get()
            if self._overflowed:
                while not self._queue.empty():
                    self._queue.get_nowait()
                self._overflowed = False
                message = self._snapshot(self)
            try:
                await self._socket.send_json(message)
            except (WebSocketDisconnect, RuntimeError):
                return
